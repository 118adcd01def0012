import {test as base, type Page} from '@playwright/test';

/** For what needs a browser and no page of the site: one empty tab for all tests of a worker. */
export const test = base.extend<object, {blank: Page}>({
  blank: [
    async ({browser}, provide) => {
      const page = await browser.newPage();
      await provide(page);
      await page.close();
    },
    {scope: 'worker'},
  ],
});
