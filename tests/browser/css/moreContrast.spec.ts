import {contrast} from '../../support/contrast';
import {expect, test} from '../../support/tab';
import {open} from '../../support/page';

for (const mode of ['light', 'dark']) {
  test(`who asks the system for more contrast gets clear edges and small words (${mode})`, async ({
    page,
  }) => {
    await page.emulateMedia({contrast: 'more'});
    await open(page, 'how-to/choke-sounds/');
    await page.locator('html').evaluate((html, name) => (html.dataset.theme = name), mode);
    const {edge, words, ground} = await page
      .locator('.theme-doc-markdown figure')
      .first()
      .evaluate((figure) => ({
        edge: getComputedStyle(figure).borderTopColor,
        words: getComputedStyle(figure.querySelector('figcaption') ?? figure).color,
        ground: getComputedStyle(figure).backgroundColor,
      }));
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(words, ground)).toBeGreaterThanOrEqual(12);
  });
}
