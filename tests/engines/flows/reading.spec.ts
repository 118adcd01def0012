import {expect} from '@playwright/test';
import {load} from 'cheerio/slim';
import type {Tab} from '../harness/tab';
import {ANY_WIDTH, flow} from '../harness/test';

const PAGE = 'how-to/choke-sounds/';
const TIP = '#sp-popup';
const TERM = '.theme-doc-markdown a[href$="/glossary/#choke"]';

/** @returns paths of the scripts that a page has */
async function scriptsOf(address: string): Promise<string[]> {
  const page = load(await (await fetch(address)).text());
  return page('script[src]')
    .toArray()
    .map(({attribs}) => attribs.src ?? '');
}
const scrolled = (tab: Tab): Promise<number> => tab.evaluate(() => Math.round(scrollY));

flow(
  'a page whose link is in view is fetched before it is pressed',
  ANY_WIDTH,
  async ({tab, site}) => {
    const link = '#related ~ ul a';
    await tab.open(PAGE);
    await tab.on('#related', (heading) => {
      heading.scrollIntoView({block: 'center', behavior: 'instant'});
    });
    await site.quiet();
    const address = await tab.on(link, (element) => (element as HTMLAnchorElement).href);
    const needed = await scriptsOf(address);
    expect(needed.length, 'the bundler’s, the site’s and its own').toBeGreaterThanOrEqual(3);
    const title = await tab.text('h1');
    const before = site.asked.length;
    await tab.click(link);
    await tab.until(
      'another page is shown',
      (old) => document.querySelector('h1')?.textContent !== old,
      title,
    );
    const asked = site.asked.slice(before).filter((path) => needed.includes(path));
    expect(asked, 'asked for at the click').toEqual([]);
  },
);

flow('the color mode changes, and is kept', async ({tab}) => {
  const mode = () => tab.evaluate(() => document.documentElement.dataset.theme);
  await tab.open('');
  const ground = () =>
    tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  expect(await mode()).toBe('light');
  if (tab.isNarrow) await tab.click('button.navbar__toggle');
  await tab.click('button[aria-label^="Switch between dark and light mode"]');
  await expect.poll(mode).toBe('dark');
  await tab.reload();
  expect(await mode()).toBe('dark');
  expect(await ground()).not.toBe(light);
});

flow('a picture is enlarged, and closes by a click, Escape and scrolling', async ({tab}) => {
  const picture = '.theme-doc-markdown img.medium-zoom-image';
  const enlarged = 'img.medium-zoom-image--opened';
  await tab.open('how-to/midi-in/');
  const ways = [() => tab.click(enlarged), () => tab.press('Escape'), () => tab.scroll(60)];
  for (const close of ways) {
    await tab.click(picture);
    // The copy takes the focus as soon as it is large.
    await tab.until(
      'the picture is enlarged',
      (selector) => document.activeElement?.matches(selector),
      enlarged,
    );
    const [copy] = await tab.seen(enlarged);
    expect(copy?.box.width, 'width of what is seen').toBeGreaterThan(300);
    await close();
    await tab.gone('.medium-zoom-overlay');
  }
});

flow('the contents list leads to a heading, and marks it', async ({tab}) => {
  await tab.open('troubleshooting/no-sound/');
  if (tab.isNarrow) await tab.click(['button', 'On this page']);
  const list = tab.isNarrow ? '.theme-doc-toc-mobile' : '.theme-doc-toc-desktop';
  const target = '#wrong-sound';
  await tab.click(`${list} a[href="${target}"]`);
  await expect.poll(() => tab.place()).toBe(`troubleshooting/no-sound/${target}`);
  await tab.until(
    'the heading is at the top',
    (id) => {
      const top = document.querySelector(id)?.getBoundingClientRect().top ?? -1;
      return top > 0 && top < 250;
    },
    target,
  );
  if (tab.isNarrow) return; // the list has closed, and marks nothing
  await tab.shown(`${list} .table-of-contents__link--active[href="${target}"]`);
});

flow('a glossary term says what it is, under the pointer and with the focus', async ({tab}) => {
  await tab.open(PAGE);
  await tab.hover(TERM);
  await tab.shown([TIP, 'One sound ending another']);
  expect((await tab.seen(TIP)).length, 'tips in view').toBe(1);
  await tab.press('Escape');
  await tab.gone(TIP);
  await tab.press('Tab'); // from now on the focus is shown, as for readers who use the keyboard
  await tab.on(TERM, (term) => (term as HTMLElement).focus());
  await tab.shown([TIP, 'One sound ending another']);
  expect((await tab.seen(TIP)).length, 'tips in view').toBe(1);
});

flow('a page is copied, and can be pasted', ANY_WIDTH, async ({tab}) => {
  await tab.open(PAGE);
  await tab.click(['.sp-page-tools button', 'Copy page']);
  await expect.poll(() => tab.text('.sp-page-tools [role=status]')).toBe('Copied as Markdown.');
  await tab.evaluate(() => {
    const area = document.createElement('textarea');
    area.id = 'pasted';
    document.body.prepend(area);
    area.focus();
  });
  await tab.press('Control+v');
  await tab.until('it is pasted', () =>
    document
      .querySelector<HTMLTextAreaElement>('#pasted')
      ?.value.startsWith('# Choke one sound with another\n\n> '),
  );
});

flow('back and forward keep the place', async ({tab}) => {
  await tab.open(PAGE);
  await tab.on('#related', (heading) => {
    heading.scrollIntoView({block: 'center', behavior: 'instant'});
  });
  const before = await scrolled(tab);
  expect(before).toBeGreaterThan(300);
  await tab.click('#related ~ ul a');
  await expect.poll(() => tab.place()).not.toBe(PAGE);
  const other = await tab.place();
  await expect.poll(() => scrolled(tab)).toBe(0);
  await tab.back();
  await expect.poll(() => tab.place()).toBe(PAGE);
  await expect.poll(async () => Math.abs((await scrolled(tab)) - before)).toBeLessThan(5);
  await tab.forward();
  await expect.poll(() => tab.place()).toBe(other);
  await expect.poll(() => scrolled(tab)).toBe(0);
});

flow('with reduced motion back to top jumps', async ({tab}) => {
  await tab.open('glossary/');
  expect(await tab.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
    true,
  );
  for (const pixels of [1500, 1500, -100, -100]) {
    await tab.scroll(pixels);
    await tab.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  await tab.shown('button[aria-label="Scroll back to top"]');
  await tab.evaluate(() => {
    const places: number[] = [];
    const note = (): void => {
      places.push(scrollY);
      requestAnimationFrame(note);
    };
    note();
    Object.assign(window, {places});
  });
  await tab.click('button[aria-label="Scroll back to top"]');
  const places = (): Promise<number[]> =>
    tab.evaluate(() => (window as unknown as {places: number[]}).places);
  // By the watch itself, which may see the jump a frame later than the tab does.
  await expect.poll(async () => (await places()).at(-1)).toBe(0);
  expect(new Set(await places()).size, 'places on the way, with both ends').toBe(2);
});
