import {expect, test} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {axeFindings} from '../../support/axe';
import {changedFiles, routesOf} from '../../support/changes';
import {watchPolicy} from '../../support/policyViolations';
import {ALL_ROUTES, ONE_OF_EACH_KIND} from '../../support/routes';
import {hydrated} from '../../support/page';

/**
 * Pages that a branch changes and one of each kind, in the audit all: no message in the console, nothing the
 * policy blocks, no sideways scrolling, and no axe finding.
 */
const ROUTES = inAudit
  ? [...ALL_ROUTES, 'no-such-page/']
  : [...new Set([...ONE_OF_EACH_KIND, ...routesOf(changedFiles())])];

/** The audit looks at each page in both modes at both widths, `npm test` at each second page so. */
const looksOf = (index: number): readonly (readonly [width: number, modes: string[]])[] => {
  if (inAudit) return [1280, 390].map((width) => [width, ['light', 'dark']] as const);
  const [first, second] = index % 2 === 0 ? ['light', 'dark'] : ['dark', 'light'];
  return [
    [1280, [first]],
    [390, [second]],
  ] as [number, string[]][];
};

for (const [index, route] of ROUTES.entries()) {
  test(`/${route} is silent and accessible`, async ({page}) => {
    test.slow(); // audits of a long page
    const messages: string[] = [];
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (!message.text().includes('blocked by Playwright')) messages.push(message.text()); // the service worker
    });
    page.on('pageerror', (error) => messages.push(error.message));
    const violations = await watchPolicy(page);
    await page.goto(route);
    await hydrated(page);
    for (const [width, modes] of looksOf(index)) {
      await page.setViewportSize({width, height: 800});
      for (const mode of modes) {
        await page.evaluate((value) => {
          document.documentElement.setAttribute('data-theme', value);
        }, mode);
        expect(await axeFindings(page), `${mode} mode, ${width} px`).toEqual([]);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
    }
    const broken = await page.evaluate(() =>
      [...document.images].filter(({complete, naturalWidth}) => complete && naturalWidth === 0),
    );
    expect(broken.length, 'pictures that are not drawn').toBe(0);
    const expected = route === 'no-such-page/' ? [expect.stringContaining('404')] : [];
    expect(messages).toEqual(expected);
    expect(violations).toEqual([]);
  });
}

test('the audit finds text of low contrast, also the second time', async ({page}) => {
  for (const color of ['rgb(200, 200, 200)', 'rgb(200, 200, 200)', 'rgb(0, 0, 0)']) {
    await page.setContent(`<title>Faint</title><main><h1 style="color:${color}">Faint</h1></main>`);
    for (const round of ['first', 'second']) {
      const contrast = (await axeFindings(page)).filter((finding) =>
        /^color-contrast/.test(finding),
      );
      expect(contrast.length, `${color}, ${round} audit`).toBe(color === 'rgb(0, 0, 0)' ? 0 : 1);
    }
  }
});
