import type {Page} from '@playwright/test';
import type {Transfers} from './transfers';
import type {Width} from './visitor';

/** How a reader goes on: by the link below the text, or by the sidebar or the phone's menu. */
export type Way = 'link' | 'sidebar';

const LINK = '.pagination-nav__link--next';
/** The entry behind the current one, in the sidebar and in the menu. */
const ENTRY = 'li:has(> .menu__link--active[aria-current="page"]) + li > a.menu__link';
const SIDEBAR = {1280: '.theme-doc-sidebar-container', 412: '.navbar-sidebar'} as const;
/** A heading that is not painted by then never will be. */
const GIVE_UP_MS = 30_000;

/**
 * From a click on the way to the next page until that page's heading is painted. Before the click the link
 * is in view, neither hovered nor touched, and the page quiet: nothing is loaded any more, and the browser
 * has nothing to do.
 *
 * The end is what the Element Timing API reports: the time at which the browser showed the frame with the
 * heading. Animation frames only come near: a callback knows when a frame begins, not when it was shown,
 * and rounds both sites to whole frames. Event Timing ends with the first paint after the click, which may
 * show no more than the pressed link.
 *
 * @param transfers of this page
 * @returns milliseconds
 * @throws Error when the heading is not painted
 */
export async function timeChange(
  page: Page,
  transfers: Transfers,
  way: Way,
  width: Width,
): Promise<number> {
  if (way === 'sidebar' && width === 412) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.locator('.navbar__toggle').click();
  }
  const link = page.locator(way === 'link' ? LINK : `${SIDEBAR[width]} ${ENTRY}`).first();
  await link.scrollIntoViewIfNeeded();
  await transfers.quiet();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await page.evaluate(watchHeading);
  await link.evaluate((element: HTMLElement) => element.click());
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
  let clicked = 0;
  Object.assign(window, {nextPage: undefined});
  window.addEventListener('click', ({timeStamp}) => (clicked = timeStamp), {
    capture: true,
    once: true,
  });
  // Before its first paint, an element that is to be reported needs the attribute.
  new MutationObserver((_changes, observer) => {
    const heading = document.querySelector('h1');
    if (!heading || heading === before) return;
    heading.setAttribute('elementtiming', 'heading');
    observer.disconnect();
  }).observe(document, {subtree: true, childList: true});
  new PerformanceObserver((list, observer) => {
    for (const entry of list.getEntries()) {
      const {renderTime} = entry as PerformanceEntry & {renderTime: number};
      if (clicked === 0 || renderTime <= clicked) continue;
      Object.assign(window, {nextPage: renderTime - clicked});
      observer.disconnect();
    }
  }).observe({type: 'element'});
}
