import {mkdtempSync, rmSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {releaseFolder} from '../../../hosting/releaseFolder';
import {createHelpServer} from '../../../hosting/server';
import {writeFiles} from '../../support/files';

/**
 * Tries a release out: a server serves the live folder while the release is written into it step by step.
 * Before each step, a reader with an old page open and a new reader must get every part of their page.
 */
const PAGES = ['', 'glossary/'];

const pageOf = (version: string, picture: string): string =>
  `<!doctype html><title>${version}</title><script src="/v2/assets/js/main.${version}.js" defer></script>` +
  `<link rel="stylesheet" href="/v2/assets/css/styles.${version}.css">` +
  `<img src="/v2/assets/images/${picture}.svg"><meta name="search-index" content="/v2/search-index.json">`;

const buildOf = (version: string, picture: string): Record<string, string> => ({
  'index.html': pageOf(version, picture),
  'glossary/index.html': pageOf(version, picture),
  '404.html': pageOf(version, picture),
  [`assets/js/main.${version}.js`]: `// ${version}`,
  [`assets/css/styles.${version}.css`]: `/* ${version} */`,
  [`assets/images/${picture}.svg`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'search-index.json': `["${version}"]`,
  'sw.js': `// ${version}`,
});

const OLD = buildOf('11111111', 'kit-aaaaaaaa');
const NEW = buildOf('22222222', 'kit-bbbbbbbb');

let folder: string;
let server: Server;
let origin: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'help-readers-'));
  writeFiles(path.join(folder, 'old'), OLD);
  writeFiles(path.join(folder, 'new'), NEW);
  server = createHelpServer(path.join(folder, 'live'), '/v2/');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});

afterEach(() => {
  server.close();
  rmSync(folder, {recursive: true, force: true});
});

async function missingParts(html: string): Promise<string[]> {
  const parts = [...html.matchAll(/(?:src|href|content)="(\/v2\/[^"]+)"/g)].map(([, part]) => part);
  expect(parts).toHaveLength(4);
  const answers = await Promise.all(
    parts.map(async (part) => ((await fetch(`${origin}${part ?? ''}`)).ok ? '' : (part ?? ''))),
  );
  return answers.filter(Boolean);
}

it('breaks neither an open page nor a page that is opened during the release', async () => {
  const keepFor = 1000;
  const live = path.join(folder, 'live');
  await releaseFolder(path.join(folder, 'old'), live, {keepFor, now: Date.now()});
  const open = OLD['index.html'] ?? '';
  const seen = new Set<string>();
  const missing: string[] = [];

  const lookAt = async (step: string): Promise<void> => {
    missing.push(...(await missingParts(open)).map((part) => `${step}: old page lacks ${part}`));
    for (const page of PAGES) {
      const answer = await fetch(`${origin}/v2/${page}`);
      const html = await answer.text();
      expect([open, NEW['index.html']], `/${page} before ${step}`).toContain(html);
      seen.add(html);
      missing.push(...(await missingParts(html)).map((part) => `${step}: /${page} lacks ${part}`));
    }
  };
  const {pages} = await releaseFolder(path.join(folder, 'new'), live, {
    keepFor,
    now: Date.now(),
    onStep: (action, file) => lookAt(`${action} ${file}`),
  });
  await lookAt('the end');
  expect(missing).toEqual([]);
  expect(seen.size).toBe(2); // both the old and the new page were seen
  expect(pages.at(-1)).toBe('sw.js');
});
