import {expect, it} from 'vitest';
import {applyPolicy} from '../../../src/html/applyPolicy';
import {TEMPLATE_MARKS} from '../../../src/html/template';
import {finishedBuild} from '../../support/finishedBuild';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();

/** @param tag which docusaurus.config.ts or a plugin puts into each page */
async function applyTo(tag: string, services = {}): Promise<void> {
  const html = `<head>${TEMPLATE_MARKS.policy}${tag}</head>`;
  await applyPolicy(services)(finishedBuild(folder(), {'404.html': html}));
}

it.each([
  ['https://plausible.io', '<script src="https://plausible.io/js/script.js" defer></script>'],
  ['https://fonts.googleapis.com', '<link rel="stylesheet" href="//fonts.googleapis.com/css2">'],
  [
    'https://www.googletagmanager.com',
    '<link rel="preconnect" href="https://www.googletagmanager.com">',
  ],
  ['https://example.com', '<img src="https://example.com/logo.svg" alt="">'],
])('stops at what is put into each page from %s, which it would block', async (origin, tag) => {
  await expect(applyTo(tag)).rejects.toThrow(`blocks ${origin}, from which`);
});

it.each([
  '<script src="/v2/assets/js/main.js" defer></script>',
  '<link rel="stylesheet" href="https://help.example/v2/css/print.css">',
  '<link rel="canonical" href="https://elsewhere.example/">',
  '<img src="data:image/svg+xml,a" alt="">',
  '<script async src="https://www.googletagmanager.com/gtag/js?id=G-TEST123456"></script>',
  '<link rel="preconnect" href="https://APP-dsn.algolia.net">',
])('lets through %s', async (tag) => {
  const hostedSearch = {appId: 'APP', apiKey: 'key', indexName: 'help'};
  await expect(applyTo(tag, {trackingID: 'G-TEST123456', hostedSearch})).resolves.toBeUndefined();
});
