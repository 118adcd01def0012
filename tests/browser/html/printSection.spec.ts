import {open} from '../../support/page';
import {expect, test} from '../../support/tab';

test('a section’s drawings keep what they are painted with, and no address stands there twice @audit', async ({
  page,
}) => {
  const drawing =
    '<h2 id="own">A</h2><svg><linearGradient id="shades"></linearGradient><rect fill="url(#shades)"></rect></svg>';
  await open(page, 'hardware-overview/');
  await page.route('**/emad-adapter/', async (route) => {
    const html = await (await route.fetch()).text();
    const body = html.replace(/<div class="?theme-doc-markdown[^>]*>/, `$&${drawing}`);
    await route.fulfill({body, contentType: 'text/html'});
  });
  await page.evaluate((added) => {
    document.querySelector('.theme-doc-markdown')?.insertAdjacentHTML('beforeend', added);
    window.print = () => undefined;
  }, drawing);
  await page.getByRole('button', {name: 'Print all 4 pages'}).click();
  await expect(page.locator('.sp-prints-section')).toHaveCount(1);
  await expect(page.locator('.sp-handout #own')).toHaveCount(0);
  const painted = await page.evaluate(() => {
    const isPrinted = document.getElementById('shades')?.closest('.sp-handout');
    return Boolean(isPrinted); // browsers paint with the first of an id, if it is shown
  });
  expect(painted).toBe(true);
});
