import {expect, test} from '../../support/tab';

/** With JavaScript off, everything can be read. */
test.use({javaScriptEnabled: false});

const PAGES = ['', 'how-to/choke-sounds/', 'glossary/', 'software-overview/modules/panels/sends/'];

const CONTROLS = [/Switch between dark and light mode/, 'Search', /Toggle navigation bar/];

for (const width of [1280, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({viewport: {width, height: 800}});

    for (const route of PAGES) {
      test(`/${route} shows its text, pictures and navigation`, async ({page}) => {
        await page.goto(route);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
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
      });
    }

    test('links work, also in the sidebar', async ({page}) => {
      await page.goto('');
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await sidebar.getByRole('link', {name: 'Glossary'}).click();
      await expect(page).toHaveURL(/\/v2\/glossary\/$/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
    });

    test('controls that need scripts are hidden', async ({page}) => {
      await page.goto('how-to/choke-sounds/');
      for (const name of CONTROLS) {
        await expect(page.getByRole('button', {name})).toHaveCount(0);
      }
      const others = page.locator('.sp-needs-scripts');
      await expect(others).not.toHaveCount(0);
      await expect(others.filter({visible: true})).toHaveCount(0);
    });

    test('the not-found page can be read and has links', async ({page}) => {
      const answer = await page.goto('no-such-page/');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/not found/i);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  });
}

test.describe('with scripts', () => {
  test.use({javaScriptEnabled: true, viewport: {width: 390, height: 800}});

  test('the same controls are shown', async ({page}) => {
    await page.goto('how-to/choke-sounds/');
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    for (const name of CONTROLS) {
      await expect(page.getByRole('button', {name}).filter({visible: true})).not.toHaveCount(0);
    }
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the page comes first, the sidebar after it', async ({page}) => {
    for (const route of PAGES) {
      await page.goto(route);
      await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
      const below = await page.getByRole('navigation', {name: 'Docs sidebar'}).boundingBox();
      const text = await page.locator('.theme-doc-markdown').boundingBox();
      expect(below?.y ?? 0).toBeGreaterThan((text?.y ?? Infinity) + (text?.height ?? 0));
    }
  });
});
