import {contrast} from '../../support/contrast';
import {expect, test} from '../../support/tab';
import {open} from '../../support/page';

test.use({
  forcedColors: 'active',
  colorScheme: 'dark',
  viewport: {width: 390, height: 844},
  hasTouch: true,
});

test('on a phone the menu has an edge, lists have lines, V2 a ring of its own size, and drawn signs the system’s colors', async ({
  page,
}) => {
  await open(page, '');
  const row = page.locator('.theme-doc-markdown .sp-link-cards > li').nth(1);
  await expect(row).toHaveCSS('outline-style', 'solid');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toHaveCSS('border-right-style', 'solid');
  const lines = await page
    .locator('svg:not(figure *) :is(circle, line, path, rect)')
    .filter({visible: true})
    .evaluateAll((shapes) =>
      shapes.flatMap((shape) => {
        const {stroke, fill} = getComputedStyle(shape);
        return stroke === 'none' ? fill : stroke;
      }),
    );
  const pictogram = page.locator('.sp-pictogram').first();
  await expect(pictogram).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const ground = await page
    .locator('body')
    .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(lines.length, 'logo, pictograms, buttons of bar and menu').toBeGreaterThan(10);
  for (const color of new Set(lines)) {
    expect(contrast(color, ground), color).toBeGreaterThan(4.5);
  }
  const current = page.locator('.navbar').getByRole('link', {name: 'V2'}).first();
  await expect(current, 'the switch’s edge is whole').toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
  const ring = await current.evaluate((link) => {
    const {top} = link.getBoundingClientRect();
    const drawn = link.parentElement?.getBoundingClientRect().top ?? 0;
    return top - parseFloat(getComputedStyle(link).outlineOffset) - drawn;
  });
  expect(Math.abs(ring), 'the ring of V2 is as high as the switch').toBeLessThanOrEqual(4);
});
