import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio/slim';
import {ESLint} from 'eslint';
import compat from 'eslint-plugin-compat';
import postcss from 'postcss';
import stylelint from 'stylelint';
import {expect, it} from 'vitest';
import {
  builtScriptsBeyond,
  builtStylesBeyond,
  scriptsBeyond,
  stylesBeyond,
} from '../../.browsers.mjs';
import {listFiles} from '../../src/lib/listFiles';
import {inAudit} from '../support/audit';
import {BUILD} from '../support/builtSite';
import {ROOT} from '../support/siteCopy';

/**
 * Whether the browsers of package.json's browserslist know what the built files use: interfaces of the
 * browser, and styles. The language's own functions are kept to theirs by `lib` in tsconfig.json.
 */

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  ignore: false,
  allowInlineConfig: false,
  overrideConfig: [
    compat.configs['flat/recommended'],
    {settings: {polyfills: [...scriptsBeyond, ...builtScriptsBeyond]}},
  ],
});

async function unknownInScript(code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code);
  return (result?.messages ?? []).map(({message}) => message);
}

async function unknownInStyles(code: string): Promise<string[]> {
  const {results} = await stylelint.lint({
    code,
    cwd: ROOT,
    codeFilename: path.join(ROOT, 'built.css'), // where the browserslist is found
    config: {
      plugins: ['stylelint-no-unsupported-browser-features'],
      rules: {
        'plugin/no-unsupported-browser-features': [
          true,
          {ignore: [...stylesBeyond, ...builtStylesBeyond], ignorePartialSupport: true},
        ],
      },
    },
  });
  return results.flatMap(({warnings}) => warnings.map(({text}) => text));
}

const filesOf = async (ending: string): Promise<string[]> =>
  (await listFiles(BUILD)).filter((file) => file.endsWith(ending));
const read = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');

// `npm run lint` looks at our own; packages change by upgrades alone.
it.runIf(inAudit)('the oldest browsers know what built scripts use', async () => {
  const found: string[] = [];
  const files = await filesOf('.js');
  for (const file of files) {
    found.push(...(await unknownInScript(read(file))).map((text) => `${file}: ${text}`));
  }
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

it('the oldest browsers know what built styles use', async () => {
  const inPage = load(read('index.html'))('style')
    .toArray()
    .map((style) => load(style)('style').text());
  const found: string[] = [];
  const sheets = [...inPage, ...(await filesOf('.css')).map(read)];
  for (const sheet of sheets) found.push(...(await unknownInStyles(sheet)));
  expect(inPage.join('').length).toBeGreaterThan(1000);
  expect(sheets.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});

// Before Chromium 122, Firefox 120 and Safari 17.4 a backdrop inherits nothing: the page behind a dialog isn't dimmed.
it('backdrops have their own values', async () => {
  const used = new Set<string>();
  const set = new Set<string>();
  const styles = load(read('index.html'))('style').text();
  postcss.parse(styles).walkRules(/::backdrop/, (rule) => {
    rule.walkDecls(({prop, value}) => {
      if (prop.startsWith('--')) set.add(prop);
      for (const [name] of value.matchAll(/--[\w-]+/g)) used.add(name);
    });
  });
  expect([...used]).toEqual(['--sp-scrim']);
  expect([...set]).toEqual(['--sp-scrim']);
});

it('the check finds what the oldest don’t know', async () => {
  expect(await unknownInScript('new URLPattern()')).toHaveLength(1);
  expect(await unknownInStyles('a { & b { color: red } }')).toHaveLength(1);
});
