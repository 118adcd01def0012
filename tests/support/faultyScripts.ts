import type {Page} from '@playwright/test';

/**
 * Makes one page's component throw, by changing its code on the way to the browser, until the page's
 * `window.crash` is false.
 *
 * @param id of the page, as Docusaurus names it: its file without the ending
 */
export async function crashPage(page: Page, id: string): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    if (!code.includes(`"id":"${id}","title"`)) return route.fulfill({response, body: code});
    const crashing = code.replace(
      /function (\w+)\(e=\{\}\)\{/,
      (start) => `${start}if(window.crash!==false)throw new Error("boom");`,
    );
    if (crashing === code) throw new Error(`The script of ${id} has no component to change.`);
    return route.fulfill({response, body: crashing});
  });
}
