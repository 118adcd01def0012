import {expect, test} from '../../support/tab';

/** With JavaScript off, everything can be read. */
test.use({javaScriptEnabled: false});

const PAGES = ['', 'how-to/choke-sounds/', 'glossary/', 'software-overview/modules/panels/sends/'];
const WIDTHS = [1280, 390];
const CONTROLS = [
  /Switch between dark and light mode/,
  'Search',
  /Toggle navigation bar/,
  'Keyboard shortcuts',
];

for (const route of PAGES) {
  test(`/${route} shows its text, pictures and navigation`, async ({page}) => {
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
      await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    const sidebar = await page.getByRole('navigation', {name: 'Docs sidebar'}).boundingBox();
    const text = await page.locator('.theme-doc-markdown').boundingBox();
    expect(sidebar?.y, 'on a phone it comes after the page').toBeGreaterThan(
      (text?.y ?? Infinity) + (text?.height ?? 0),
    );
  });
}

test('controls that need scripts are hidden, and links work', async ({page}) => {
  await page.goto('how-to/choke-sounds/');
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 800});
    for (const name of CONTROLS) {
      await expect(page.getByRole('button', {name})).toHaveCount(0);
    }
    const others = page.locator('.sp-needs-scripts');
    await expect(others).not.toHaveCount(0);
    await expect(others.filter({visible: true})).toHaveCount(0);
  }
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'Glossary'}).click();
  await expect(page).toHaveURL(/\/v2\/glossary\/$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');

  await page.goto('no-such-page/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/not found/i);
  const sections = page.getByRole('navigation', {name: 'All sections'});
  await sections.getByRole('link', {name: 'Troubleshooting'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Troubleshooting');
});
