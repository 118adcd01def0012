import {expect, test} from '../../support/tab';
import {holdBack, nothingHappensFor, open} from '../../support/page';

test('dark mode is back though the browser never says that printing is over, or says it twice @audit', async ({
  page,
}) => {
  await open(page, 'how-to/choke-sounds/');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  const mode = () => page.evaluate(() => document.documentElement.dataset.theme);
  const tell = (...events: string[]) =>
    page.evaluate((names) => {
      for (const name of names) dispatchEvent(new Event(name));
    }, events);
  await tell('beforeprint', 'beforeprint');
  expect(await mode()).toBe('light');
  await tell('afterprint', 'afterprint');
  expect(await mode()).toBe('dark');
  await tell('beforeprint');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  expect(await mode()).toBe('dark');
});

test('a section is not printed over the next page @audit', async ({page}) => {
  await open(page, 'hardware-overview/');
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = 'true';
    };
  });
  const arrive = await holdBack(page, '**/drum-sensor/');
  await page.getByRole('button', {name: /Print all/}).click();
  await expect(page.getByRole('status').filter({hasText: 'Fetching'})).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  const fetched = page.waitForResponse('**/drum-sensor/');
  arrive();
  await (await fetched).finished();
  await nothingHappensFor(page, 300, 'printing, a task or two after the last page has come');
  await expect(page.locator('body')).not.toHaveAttribute('data-printed');
  await expect(page.locator('.sp-handout')).toHaveCount(0);
});
