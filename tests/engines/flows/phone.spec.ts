import {expect} from '@playwright/test';
import {expectInView} from '../harness/inView';
import type {Tab} from '../harness/tab';
import {flow} from '../harness/test';

const PAGE = 'how-to/choke-sounds/';
const FIGURE = 'figure[data-demo=choke]';
const PLAY = `${FIGURE} > .sp-play-it`;
const MENU = '.navbar-sidebar';
const OPEN = 'button.navbar__toggle';

flow('a phone: Back closes what covers the page, contents, menu', async ({phone: tab}) => {
  await tab.open(PAGE);
  await fitHeadings(tab);
  await coverAndGoBack(tab);
  await followContents(tab);
  await useMenu(tab); // at an address with a hash, where browsers take the focus away
  await leaveByMenu(tab);
});

/** At no width do headings, with their own links, stick out of their column or make the page wider. */
async function fitHeadings(tab: Tab): Promise<void> {
  const tooWide = await tab.evaluate(async (page) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const loaded = new Promise((done) => (frame.onload = done));
    frame.src = `/v2/${page}`;
    await loaded;
    const inside = frame.contentDocument as Document;
    const words = inside.createRange();
    const faults: string[] = [];
    for (let width = 320; width < 520; width += 4) {
      frame.style.width = `${width}px`;
      const {scrollWidth, clientWidth} = inside.documentElement;
      if (scrollWidth > clientWidth) faults.push(`the page at ${width} px`);
      for (const heading of inside.querySelectorAll('main h2')) {
        words.setStart(heading, 0);
        const link = heading.querySelector('.hash-link') as Element;
        words.setEndBefore(link);
        const {right, bottom} = words.getBoundingClientRect();
        const isBeyond = right > heading.getBoundingClientRect().right + 0.5;
        const isAlone = link.getBoundingClientRect().top > bottom - 2;
        if (isBeyond || isAlone) faults.push(`${heading.id} at ${width} px`);
      }
    }
    frame.remove();
    return faults;
  }, PAGE);
  expect(tooWide).toEqual([]);
}

/** Back stays on the page, where the reader was. */
async function coverAndGoBack(tab: Tab): Promise<void> {
  await tab.hover(PLAY);
  const place = await tab.evaluate(() => Math.round(scrollY));
  await tab.clickAgain(); // without scrolling: centered twice, Firefox moves some pages by a pixel
  await tab.shown(`${FIGURE} dialog`);
  await tab.shown(`${FIGURE}[data-demo-state=ready]`);
  const ring = await tab.on(`${FIGURE} .sp-play`, (own) => getComputedStyle(own).outlineStyle);
  expect(ring, 'no ring after a press that was no key').toBe('none');
  await tab.back();
  await tab.gone(`${FIGURE} dialog`);
  await tab.shown(PLAY);
  expect(await tab.place()).toBe(PAGE);
  expect(await tab.evaluate(() => Math.round(scrollY))).toBe(place);
}

async function followContents(tab: Tab): Promise<void> {
  await tab.click(['button', 'On this page']);
  await tab.click('.theme-doc-toc-mobile a[href="#related"]');
  await expect.poll(() => tab.place()).toBe(`${PAGE}#related`);
  await expectInView(tab, '#related');
}

/** At a heading the bar is hidden: a reader who wants it scrolls up. */
async function showBar(tab: Tab): Promise<void> {
  const inView = async (): Promise<number> => (await tab.seen(OPEN)).length;
  await expect
    .poll(async () => (await inView()) || tab.scroll(-40).then(inView), 'menu’s button in view')
    .toBe(1);
}

/** It opens, holds the focus, and closes. */
async function useMenu(tab: Tab): Promise<void> {
  await showBar(tab);
  await tab.click(OPEN);
  await tab.shown([`${MENU} a`, 'Choke one sound with another']);
  for (let presses = 0; presses < 12; presses += 1) {
    await tab.press('Tab');
    const where = await tab.evaluate((menu) => {
      const {activeElement: element} = document;
      if (!element || element === document.body) return 'the browser’s own controls';
      return element.closest(menu) ? 'the menu' : element.outerHTML;
    }, MENU);
    expect(['the menu', 'the browser’s own controls']).toContain(where);
  }
  await tab.press('Escape');
  await tab.gone(`${MENU} a`);
  await tab.until(
    'its button has the focus again',
    (opener) => document.activeElement?.matches(opener),
    OPEN,
  );
  // Until then the page takes back what a script scrolls, as a press here does first (src/lib/closeOnBack.ts).
  await tab.evaluate(() => new Promise((settled) => setTimeout(settled, 300)));
}

async function leaveByMenu(tab: Tab): Promise<void> {
  await tab.click(OPEN);
  await tab.click([`${MENU} a`, 'Glossary']);
  await expect.poll(() => tab.place()).toBe('glossary/');
  await tab.gone(`${MENU} a`);
}
