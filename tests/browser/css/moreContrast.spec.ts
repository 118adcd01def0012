import {contrast} from '../../support/contrast';
import {expect, test} from '../../support/tab';
import {open} from '../../support/page';

for (const mode of ['light', 'dark']) {
  test(`who asks the system for more contrast gets clear edges and small words, and fills stay pale (${mode})`, async ({
    page,
  }) => {
    await page.emulateMedia({contrast: 'more'});
    await open(page, 'how-to/choke-sounds/');
    const html = page.locator('html');
    await html.evaluate((root, name) => (root.dataset.theme = name), mode);
    const colors = await page
      .locator('.theme-doc-markdown figure')
      .first()
      .evaluate((figure: HTMLElement) => {
        const colorOf = (token: string): string => {
          figure.style.color = `var(--sp-${token})`;
          return getComputedStyle(figure).color;
        };
        const {borderTopColor, backgroundColor} = getComputedStyle(figure);
        const [words, fill] = [colorOf('text-muted'), colorOf('fill')];
        return {edge: borderTopColor, ground: backgroundColor, words, fill};
      });
    expect(contrast(colors.edge, colors.ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(colors.words, colors.ground)).toBeGreaterThanOrEqual(12);
    expect(contrast(colors.words, colors.fill), 'on what is filled').toBeGreaterThanOrEqual(4.5);
  });
}
