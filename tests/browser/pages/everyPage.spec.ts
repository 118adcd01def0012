import {expect, test} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {axeFindings} from '../../support/axe';
import {changedFiles, routesOf} from '../../support/changes';
import {watchPolicy} from '../../support/policyViolations';
import {ALL_ROUTES, ONE_OF_EACH_KIND} from '../../support/routes';
import {hydrated, noteFaults} from '../../support/page';

/**
 * Pages that a branch changes and one of each kind, in the audit all: no message in the console, nothing the
 * policy blocks, no sideways scrolling, and no axe finding.
 */
const ROUTES = inAudit
  ? [...ALL_ROUTES, 'no-such-page/']
  : [...new Set([...ONE_OF_EACH_KIND, ...routesOf(changedFiles())])];

type Look = readonly [width: number, mode: string];
const LOOKS: readonly Look[] = [
  [1280, 'light'],
  [390, 'dark'],
  [1280, 'dark'],
  [390, 'light'],
];

for (const [index, route] of ROUTES.entries()) {
  test(`/${route} is silent and accessible`, async ({page}) => {
    test.slow(); // audits of a long page
    const messages = noteFaults(page);
    const violations = await watchPolicy(page);
    await page.goto(route);
    await hydrated(page);
    // In the audit axe looks at each page in each look, in `npm test` at one after the other.
    for (const [at, [width, mode]] of LOOKS.entries()) {
      if (!inAudit && at % 2 !== index % 2) continue;
      await page.setViewportSize({width, height: 800});
      if (inAudit || at === index % LOOKS.length) {
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

test('axe finds text of low contrast', async ({page}) => {
  await page.setContent('<title>T</title><main><h1 style="color: #ccc">Faint</h1></main>');
  const findings = await axeFindings(page);
  expect(findings.filter((finding) => finding.startsWith('color-contrast'))).toHaveLength(1);
});
