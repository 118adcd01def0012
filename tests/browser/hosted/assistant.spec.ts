import type {Server} from 'node:http';
import {expect, type Locator, type Page} from '@playwright/test';
import {serveFolder} from '../../support/configurations';
import {ASSISTANT_ENV, builtFolder} from '../../support/hostedBuild';
import {hydrated} from '../../support/page';
import {test} from '../../support/searchBackend';

/** With an assistant configured, Docusaurus' own search theme and DocSearch's dialog are used as they are. */
const DISCLAIMER = 'Answers are generated with AI which can make mistakes. Verify responses.';

let server: Server;
let origin: string;

test.beforeAll(async () => {
  ({origin, server} = await serveFolder(builtFolder('assistant')));
});
test.afterAll(() => server.close());

const box = (page: Page): Locator => page.locator('.DocSearch-Modal').getByRole('searchbox');

async function openDialog(page: Page): Promise<void> {
  await page.goto(`${origin}/v2/`);
  await hydrated(page);
  await page.getByRole('button', {name: /^Search/}).click();
  await expect(box(page)).toBeFocused();
}

interface Asked {
  headers: Record<string, string>;
  body: {searchParameters?: unknown};
}

/** Stands in for askai.algolia.com: a token, then an answer in the stream format of the AI SDK, version 5. */
async function serveAssistant(page: Page, answer: string): Promise<Asked[]> {
  const asked: Asked[] = [];
  const token = `${Buffer.from(JSON.stringify({exp: 4_000_000_000})).toString('base64')}.signature`;
  const headers = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'};
  const parts = [
    {type: 'start', messageId: 'm1'},
    {type: 'text-start', id: 't1'},
    {type: 'text-delta', id: 't1', delta: answer},
    {type: 'text-end', id: 't1'},
    {type: 'finish'},
  ];
  const stream = [...parts.map((part) => JSON.stringify(part)), '[DONE]'];
  await page.route('https://askai.algolia.com/**', async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({status: 204, headers});
    if (request.url().endsWith('/token')) {
      return route.fulfill({headers, json: {success: true, token}});
    }
    asked.push({headers: request.headers(), body: request.postDataJSON() as Asked['body']});
    return route.fulfill({
      headers: {...headers, 'Content-Type': 'text/event-stream'},
      body: stream.map((line) => `data: ${line}\n\n`).join(''),
    });
  });
  return asked;
}

test('a question is answered, with the warning about answers', async ({page}) => {
  const asked = await serveAssistant(page, 'Turn on Retrig.');
  await openDialog(page);
  await box(page).fill('choke');
  await page.getByRole('option', {name: /^Ask AI/}).click();
  await expect(page.getByText('Turn on Retrig.')).toBeVisible();
  await expect(page.getByText(DISCLAIMER)).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers).toMatchObject({
    'x-algolia-assistant-id': ASSISTANT_ENV.ALGOLIA_ASK_AI_ASSISTANT_ID,
    'x-algolia-application-id': ASSISTANT_ENV.ALGOLIA_APP_ID,
    'x-algolia-api-key': ASSISTANT_ENV.ALGOLIA_SEARCH_KEY,
    'x-algolia-index-name': ASSISTANT_ENV.ALGOLIA_INDEX_NAME,
  });
  expect(asked[0]?.body.searchParameters).toMatchObject({
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ],
  });
});

test('its dialog opens by each key with its styles, has results beside the assistant, and asks only when that is chosen', async ({
  page,
}) => {
  const asked = await serveAssistant(page, 'unused');
  await openDialog(page);
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press('Escape');
    await expect(box(page), key).toHaveCount(0);
    // Its button has the focus again, and on a button DocSearch takes no /.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press(key);
    await expect(box(page), key).toBeFocused();
  }
  const dialog = page.locator('.DocSearch-Container');
  await expect(dialog).toHaveCSS('position', 'fixed');
  expect(await dialog.boundingBox()).toEqual({x: 0, y: 0, ...page.viewportSize()});
  await box(page).fill('choke');
  await expect(page.getByRole('option').nth(1)).toContainText('Choke one sound with another');
  await page.getByRole('option').nth(1).click();
  await expect(page).toHaveURL(/\/v2\/how-to\/choke-sounds\//);
  expect(asked).toEqual([]);
  await page.goto(`${origin}/v2/search/?q=choke`); // the site's own
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results$/);
});
