import type {Page} from '@playwright/test';
import type {Transfers} from './transfers';

const NEXT = '.pagination-nav__link--next';
/** A heading that is not painted by then never will be. */
const GIVE_UP_MS = 30_000;

/**
 * From a tap on the link to the next page until that page's heading is painted. Before the tap the link is
 * in view and the page quiet: nothing is loaded any more, and the browser has nothing to do.
 *
 * The end is what the Element Timing API reports: the time at which the browser showed the frame with the
 * heading. Animation frames only come near: a callback knows when a frame begins, not when it was shown,
 * and rounds both sites to whole frames. Event Timing ends with the first paint after the tap, which may
 * show no more than the pressed link.
 *
 * @param page a page with a link to a next one
 * @param transfers of this page
 * @throws Error when the heading is not painted
 */
export async function timeNextPage(page: Page, transfers: Transfers): Promise<number> {
  const link = page.locator(NEXT);
  await link.scrollIntoViewIfNeeded();
  await transfers.quiet();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await page.evaluate(watchHeading);
  await link.tap();
  const time = await page.waitForFunction(
    () => (window as unknown as {nextPage?: number}).nextPage,
    undefined,
    {timeout: GIVE_UP_MS},
  );
  return Number(await time.jsonValue());
}

/** Runs in the page, and leaves the time in `window.nextPage`. */
function watchHeading(): void {
  const before = document.querySelector('h1');
  let tapped = 0;
  window.addEventListener('click', ({timeStamp}) => (tapped = timeStamp), {
    capture: true,
    once: true,
  });
  // Before its first paint, an element that is to be reported needs the attribute.
  new MutationObserver(() => {
    const heading = document.querySelector('h1');
    if (heading !== before) heading?.setAttribute('elementtiming', 'heading');
  }).observe(document, {subtree: true, childList: true});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {renderTime} = entry as PerformanceEntry & {renderTime: number};
      if (tapped > 0 && renderTime > tapped) Object.assign(window, {nextPage: renderTime - tapped});
    }
  }).observe({type: 'element'});
}
