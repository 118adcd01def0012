import {expect, type Page} from '@playwright/test';
import {HOSTED_ENV} from '../../support/hostedBuild';
import {openDialog, searchBox, test} from '../../support/searchBackend';

test.use({askAi: true});

const DISCLAIMER = 'Answers are generated with AI which can make mistakes. Verify responses.';

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
  await searchBox(page).fill('choke');
  await page.getByRole('option', {name: /^Ask AI/}).click();
  await expect(page.getByText('Turn on Retrig.')).toBeVisible();
  await expect(page.getByText(DISCLAIMER)).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers).toMatchObject({
    'x-algolia-assistant-id': HOSTED_ENV.ALGOLIA_ASK_AI_ASSISTANT_ID,
    'x-algolia-application-id': HOSTED_ENV.ALGOLIA_APP_ID,
    'x-algolia-api-key': HOSTED_ENV.ALGOLIA_SEARCH_KEY,
    'x-algolia-index-name': HOSTED_ENV.ALGOLIA_INDEX_NAME,
  });
  expect(asked[0]?.body.searchParameters).toMatchObject({
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ],
  });
});

test('results are there beside the assistant, and it is asked only when chosen', async ({page}) => {
  const asked = await serveAssistant(page, 'unused');
  await openDialog(page);
  await searchBox(page).fill('choke');
  await expect(page.getByRole('option').nth(1)).toContainText('Choke one sound with another');
  expect(asked).toEqual([]);
});
