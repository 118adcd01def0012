import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {finishPages, writePages} from '../../../src/html/plugin';
import type {FinishingStep} from '../../../src/lib/finishedBuild';
import {writeFiles} from '../../support/files';
import {finishedBuild} from '../../support/finishedBuild';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();

const context = (): LoadContext =>
  ({
    siteDir: '/site',
    outDir: folder(),
    generatedFilesDir: folder(),
    baseUrl: '/v2/',
    siteConfig: {
      title: 'Help',
      tagline: 'What it is.',
      url: 'https://help.example',
      trailingSlash: true,
    },
  }) as unknown as LoadContext;

const CONTENT = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs: []}]}}};

/** Runs the plugin as Docusaurus does, with a bundler that has ended. */
async function finish(
  steps: readonly FinishingStep[],
  allContent: object = CONTENT,
  routes: readonly string[] = ['/v2/'],
) {
  const plugin = (await finishPages(steps)(context(), undefined)) as Plugin;
  await plugin.allContentLoaded?.({allContent, actions: {}} as never);
  const {plugins} = plugin.configureWebpack?.({}, false, {} as never, undefined) as {
    plugins: ((compiler: unknown) => void)[];
  };
  const compilation = {
    entrypoints: new Map([['main', {getFiles: () => ['assets/css/styles.css']}]]),
    assets: {},
    modules: [],
  };
  const tap = (_name: string, run: (stats: unknown) => void): void => run({compilation});
  for (const plugin of plugins) plugin({hooks: {done: {tap}}});
  await plugin.postBuild?.({routesPaths: routes} as never);
}

describe('finishPages', () => {
  it('runs the steps in their order, and each gets what the one before has made', async () => {
    writeFiles(folder(), {'index.html': '<p>0</p>', 'how-to/record/index.html': '<p>0</p>'});
    const seen: string[] = [];
    const step =
      (name: string): FinishingStep =>
      async ({pages}) => {
        await Promise.resolve();
        for (const page of pages) {
          seen.push(`${name} ${page.route}: ${page.html}`);
          page.html += name;
        }
      };
    await finish([step('a'), step('b')], CONTENT, ['/v2/', '/v2/how-to/record/']);
    expect(seen).toEqual([
      'a how-to/record/: <p>0</p>',
      'a : <p>0</p>',
      'b how-to/record/: <p>0</p>a',
      'b : <p>0</p>a',
    ]);
  });

  it('gives the steps the site, the client’s files, and each page as Docusaurus wrote it', async () => {
    writeFiles(folder(), {'index.html': '<p>as built</p>', 'main.js': ''});
    await finish([
      ({pages: [page]}) => {
        if (page) page.html = 'changed';
      },
      ({pages, siteUrl, clientFiles}) => {
        const [page, ...others] = pages;
        expect(others).toEqual([]);
        expect(page?.file).toBe('index.html');
        expect(page?.document().body.textContent).toBe('as built');
        expect(page?.document()).toBe(page?.document()); // parsed once
        expect(siteUrl).toBe('https://help.example/v2/');
        expect(clientFiles.styles).toEqual(['assets/css/styles.css']);
      },
    ]);
    expect.assertions(6);
  });

  it('takes what Docusaurus has made, and leaves other HTML as it is', async () => {
    writeFiles(folder(), {
      'index.html': '<p>0</p>',
      '404.html': '<p>0</p>',
      'google1234.html': 'google-site-verification: google1234.html',
      'manual/index.html': '<p>exported</p>',
    });
    const files: string[] = [];
    const note: FinishingStep = ({pages}) => void files.push(...pages.map(({file}) => file));
    await finish([note], CONTENT, ['/v2/404.html', '/v2/']);
    expect(files).toEqual(['404.html', 'index.html']);
  });

  it('stops at a step that fails', async () => {
    const fail: FinishingStep = () => Promise.reject(new Error('no sheet'));
    const never: FinishingStep = () => expect.unreachable();
    await expect(finish([fail, never], CONTENT, [])).rejects.toThrow('no sheet');
  });

  it.each(['/v2/Impressum/', '/v2/blog/2026/01/02/Release-Two/', '/v2/tags/MIDI/'])(
    'refuses %s, which readers would never get to',
    async (route) => {
      await expect(finish([], CONTENT, ['/v2/', route])).rejects.toThrow(
        `${route}: addresses have`,
      );
    },
  );

  it.each([
    ['at the top of a host', '/', true],
    ['in a second language', '/v2/de/', true],
    ['without slashes', '/v2/', false],
    ['with a slash as the file is', '/v2/', undefined],
  ])('refuses a site %s before it is built', (_how, baseUrl, trailingSlash) => {
    const {siteConfig} = context();
    const other = {...context(), baseUrl, siteConfig: {...siteConfig, trailingSlash}};
    expect(() => finishPages([])(other, undefined)).toThrow('src/lib/pageAddress.ts');
  });

  it('fails when the site has no docs', async () => {
    await expect(finish([], {})).rejects.toThrow('Is the docs plugin of docusaurus.config.ts');
  });
});

it('writePages is over once every page is written', async () => {
  writeFiles(folder(), {'index.html': '<p>as built</p>'});
  await writePages(finishedBuild(folder(), {'': '<p>changed</p>'}));
  expect(readFileSync(path.join(folder(), 'index.html'), 'utf8')).toBe('<p>changed</p>');
});
