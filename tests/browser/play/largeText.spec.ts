import {setFontSize} from '../../support/fontSize';
import {expect, test} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {brokenWords} from '../../support/brokenWords';
import {DEMO_PAGES, panel, startDemo} from '../../support/play';
import {small} from '../../support/smallText';

test.use({viewport: {width: 320, height: 700}, ownContext: true});

const NAMES = inAudit
  ? [...new Set(DEMO_PAGES.map(([, name]) => name))]
  : (['metro', 'one-gesture'] as const);

/** Parts that stick out at either side; a piano's keys scroll. */
const stickingOut = (own: Element): string[] => {
  const {left, right} = own.getBoundingClientRect();
  return [...own.querySelectorAll('*:not(svg *, .sp-scale-keys > *, .sp-scale-keys span)')]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1;
    })
    .map((one) => `${one.tagName} ${one.textContent.slice(0, 30)}`);
};

/** How far what holds it scrolls sideways, and how far it sticks out of that itself; 0 and less is right. */
const tooWide = (own: Element): number => {
  const page = own.closest('dialog') ?? document.documentElement;
  const place = (own.parentElement as Element).getBoundingClientRect();
  const {left, right} = own.getBoundingClientRect();
  return Math.max(page.scrollWidth - page.clientWidth, right - place.right, place.left - left);
};

test('in letters of 200 % words are whole and nothing is cut, on the narrowest phone', async ({
  page,
}) => {
  test.slow(inAudit, 'all of them');
  await page.route('**/*.woff2', (route) => route.abort()); // letters are wider without the typeface
  await setFontSize(page, 32);
  for (const name of NAMES) {
    const [route = ''] = DEMO_PAGES.find((one) => one[1] === name) ?? [];
    await startDemo(page, route, name);
    const own = panel(page, name);
    const more = own.getByRole('button', {name: /^More/});
    if (await more.isVisible()) await more.click();
    const ten = own.getByRole('radio', {name: /^Ten/}); // steps of a sequencer
    if ((await ten.count()) > 0) await ten.check();
    expect.soft(await own.evaluateAll(brokenWords), name).toEqual([]);
    expect.soft(await own.evaluate(stickingOut), name).toEqual([]);
    expect.soft(await own.evaluate(tooWide), name).toBeLessThanOrEqual(0);
    expect.soft(await small(page), name).toEqual([]);
  }
});
