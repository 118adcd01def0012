import {expect, test} from '../../support/tab';

/** With JavaScript off, everything can be read. */
test.use({javaScriptEnabled: false});

const WIDTHS = [1280, 390];

test('pages show their text, pictures and navigation; controls that need scripts are hidden, and links work', async ({
  page,
}) => {
  for (const route of ['troubleshooting/no-sound/', 'how-to/choke-sounds/']) {
    await page.goto(route);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
      const text = page.locator('.theme-doc-markdown').locator('p, h2, h3, li, td');
      const count = await text.count();
      expect(count).toBeGreaterThan(5);
      for (const part of [text.first(), text.nth(Math.floor(count / 2)), text.last()]) {
        await expect(part).toBeVisible();
      }
      for (const picture of await page.locator('.theme-doc-markdown img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toBeVisible();
        const box = await picture.boundingBox();
        expect(box?.height ?? 0).toBeGreaterThan(20);
      }
      const below = await page.locator('figure[data-demo]').evaluateAll((figures) =>
        figures.map((figure) => {
          const last = [...figure.querySelectorAll('img, figcaption')].at(-1);
          const {bottom = 0} = last?.getBoundingClientRect() ?? {};
          return figure.getBoundingClientRect().bottom - bottom;
        }),
      );
      expect(Math.max(...below), 'no room for what can’t be played').toBeLessThan(40);
      await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
      await expect(page.getByRole('button'), `/${route}`).toHaveCount(0);
      const others = page.locator('.sp-needs-scripts');
      await expect(others).not.toHaveCount(0);
      await expect(others.filter({visible: true})).toHaveCount(0);
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    const sidebar = await page.getByRole('navigation', {name: 'Docs sidebar'}).boundingBox();
    const text = await page.locator('.theme-doc-markdown').boundingBox();
    expect(sidebar?.y, 'on a phone it comes after the page').toBeGreaterThan(
      (text?.y ?? Infinity) + (text?.height ?? 0),
    );
  }
  const tools = page.getByRole('group', {name: 'This page'});
  await expect(tools.getByRole('link', {name: 'Markdown'})).toBeVisible();
  await expect(tools.getByRole('link', {name: 'Mistake on this page?'})).toHaveAttribute(
    'href',
    /issues\/new\?template=page\.yml&.*choke-sounds%2F/,
  );
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'Glossary'}).click();
  await expect(page).toHaveURL(/\/v2\/glossary\/$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');

  await page.locator('.theme-doc-markdown').evaluate((text) => {
    const panel = (label: string, rest: string): string =>
      `<div class="sp-tab" data-label="${label}"><div role="tabpanel"${rest}>On ${label}</div></div>`;
    text.innerHTML = `<ul role="tablist" class="tabs"><li role="tab">Mac</li></ul>${panel('Mac', '')}${panel('Windows', ' hidden')}`;
  });
  await expect(page.getByRole('tab').filter({visible: true})).toHaveCount(0);
  for (const label of ['Mac', 'Windows']) {
    await expect(page.getByText(`On ${label}`)).toBeVisible();
    const said = await page
      .locator(`[data-label="${label}"]`)
      .evaluate((one) => getComputedStyle(one, '::before').content);
    expect(said).toBe(`"${label}"`);
  }

  await page.goto('search/?q=choke');
  const main = page.getByRole('main');
  await expect(main.locator('noscript p')).toHaveText(
    /Searching needs JavaScript\. Without it, Welcome leads/,
  );
  await expect(main.getByRole('searchbox').or(main.getByRole('button'))).toHaveCount(0);
  await main.locator('noscript a').click();
  await expect(page).toHaveURL(/\/v2\/$/);

  await page.goto('no-such-page/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/not found/i);
  const sections = page.getByRole('navigation', {name: 'All sections'});
  await sections.getByRole('link', {name: 'Troubleshooting'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Troubleshooting');
});
