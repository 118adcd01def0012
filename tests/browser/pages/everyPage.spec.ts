import {expect, test as base, type Page} from '../../support/tab';
import {axeFindings} from '../../support/axe';
import {watchPolicy} from '../../support/policyViolations';
import {ALL_ROUTES} from '../../support/routes';
import {hydrated} from '../../support/page';

/**
 * Each page: no message in the console, nothing the policy blocks, no sideways scrolling, and no axe finding
 * in light mode wide or, every other page, in dark mode narrow; with AUDIT_ALL=1 in both modes at both
 * widths, which takes four times as long.
 */
function modesAt(width: number, place: number): readonly string[] {
  if (process.env.AUDIT_ALL === '1') return ['light', 'dark'];
  if (place % 2 === 0) return width === 1280 ? ['light'] : [];
  return width === 390 ? ['dark'] : [];
}

/** A tab, with its messages and violations since the last test. */
interface WatchedTab {
  readonly tab: Page;
  readonly messages: string[];
  readonly violations: string[];
}

/**
 * One tab loads page after page, as a reader's does: the browser has compiled the site's scripts and
 * axe-core before, and a page takes a third less time. After a failure the next test gets a new one.
 */
const test = base.extend<object, {watched: WatchedTab}>({
  watched: [
    async ({browser}, provide, {project}) => {
      const {baseURL, reducedMotion, serviceWorkers} = project.use;
      const tab = await browser.newPage({baseURL, reducedMotion, serviceWorkers});
      const messages: string[] = [];
      tab.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (!message.text().includes('blocked by Playwright')) messages.push(message.text()); // the service worker
      });
      tab.on('pageerror', (error) => messages.push(error.message));
      await provide({tab, messages, violations: await watchPolicy(tab)});
      await tab.close();
    },
    {scope: 'worker'},
  ],
});

for (const [place, route] of [...ALL_ROUTES, 'no-such-page/'].entries()) {
  test(`/${route} is silent and accessible`, async ({watched: {tab, messages, violations}}) => {
    test.slow(); // audits of a long page
    await tab.setViewportSize({width: 1280, height: 800});
    await tab.goto(route);
    await hydrated(tab);
    for (const width of [1280, 390]) {
      await tab.setViewportSize({width, height: 800});
      for (const mode of modesAt(width, place)) {
        await tab.evaluate((value) => {
          document.documentElement.setAttribute('data-theme', value);
        }, mode);
        expect(await axeFindings(tab), `${mode} mode, ${width} px`).toEqual([]);
      }
      const overflow = await tab.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
    }
    const broken = await tab.evaluate(() =>
      [...document.images].filter(({complete, naturalWidth}) => complete && naturalWidth === 0),
    );
    expect(broken.length, 'pictures that are not drawn').toBe(0);
    const expected = route === 'no-such-page/' ? [expect.stringContaining('404')] : [];
    expect(messages.splice(0)).toEqual(expected);
    expect(violations.splice(0)).toEqual([]);
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
