import {contrast} from '../../support/contrast';
import {expect, test, type Page} from '../../support/tab';
import {holdBack, open} from '../../support/page';

const PAGE = 'how-to/choke-sounds/';
const tools = (page: Page) => page.getByRole('group', {name: 'This page'});

/** A report names page, version and the heading in view, or that above selected words. */
async function expectReports(page: Page): Promise<void> {
  const link = tools(page).getByRole('link', {name: 'Mistake on this page?'});
  const reported = async () => new URL((await link.getAttribute('href')) ?? '').searchParams;
  const before = await reported();
  expect(before.get('page')).toMatch(/\/v2\/how-to\/choke-sounds\/$/);
  expect(before.get('help')).toBe('Next');
  await link.focus();
  await expect.poll(async () => (await reported()).get('heading')).toBe('If it doesn’t work');
  expect((await reported()).get('page')).toMatch(/choke-sounds\/#if-it-doesnt-work$/);
  await link.blur();
  await page.locator('#turn-on-retrig ~ p').first().selectText();
  await link.focus();
  await expect(link).toHaveAttribute('href', /heading=Turn\+on\+Retrig/);
}

test.describe('copying a page', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('says what to do when it fails; by keyboard gives its Markdown and says so, once; a report names page, version and heading', async ({
    page,
  }) => {
    await open(page, PAGE);
    await expectReports(page);
    await page.route('**/*.md', (route) => route.abort());
    const copy = tools(page).getByRole('button', {name: 'Copy page'});
    const status = tools(page).locator('[role="status"]');
    const arrive = await holdBack(page, '**/*.md');
    await copy.click();
    await expect(status).toHaveText('Fetching the page…');
    arrive();
    await expect(status).toContainText('couldn’t be fetched. Check the connection');
    await page.unrouteAll();
    await page.evaluate(() => {
      const {clipboard} = navigator;
      const {write} = clipboard;
      clipboard.write = () => {
        clipboard.write = write;
        return Promise.reject(new Error('Not allowed.'));
      };
    });
    await copy.click();
    await expect(status).toContainText('Open “Markdown” and copy from there');
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Copied as Markdown.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# Choke one sound with another\n\n> /);
    expect(copied).toContain('## Related');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/choke-sounds/);
    await expect(status).toBeEmpty();
  });
});

test('what to do with the page stands in one row, what is known of it in the next @audit', async ({
  page,
}) => {
  await open(page, 'how-to/'); // a section's: the most there is to do
  const middles = (parts: string) =>
    page
      .locator(parts)
      .evaluateAll((items) => [
        ...new Set(
          items
            .map((item) => item.getBoundingClientRect())
            .map(({top, bottom}) => Math.round((top + bottom) / 2)),
        ),
      ]);
  const actions = await middles('.sp-foot :is(a, button)');
  const facts = await middles('.theme-last-updated, .theme-doc-version-badge');
  expect(actions).toHaveLength(1);
  expect(facts).toHaveLength(1);
  expect(facts[0]).toBeGreaterThan((actions[0] ?? NaN) + 15);
});

test('the site’s footer can be read in its dark style too @audit', async ({page}) => {
  await open(page, 'glossary/');
  const footer = page.locator('.footer');
  await footer.evaluate((element) => element.classList.add('footer--dark'));
  const [ground, ...texts] = await footer.evaluate((element) =>
    [element, ...element.querySelectorAll('a, .footer__title, .footer__copyright')].map((one, at) =>
      at === 0 ? getComputedStyle(one).backgroundColor : getComputedStyle(one).color,
    ),
  );
  expect(texts.length).toBeGreaterThan(8);
  expect(texts.filter((text) => contrast(text, ground ?? '') < 4.5)).toEqual([]);
});

test('names of the pages before and after are never parted within a word @audit', async ({
  page,
}) => {
  for (const width of [320, 360, 390, 420]) {
    await page.setViewportSize({width, height: 800});
    await open(page, 'troubleshooting/no-sound/');
    const parted = await page.locator('.pagination-nav__label').evaluateAll(
      (labels) =>
        labels.filter((label) => {
          const words = label.cloneNode() as HTMLElement;
          words.style.cssText =
            'width: min-content; overflow-wrap: normal; word-break: normal; position: absolute';
          words.textContent = label.textContent;
          label.after(words);
          const {width: widest} = words.getBoundingClientRect();
          words.remove();
          return widest > label.getBoundingClientRect().width + 1;
        }).length,
    );
    expect(parted, `at ${String(width)} px`).toBe(0);
  }
});
