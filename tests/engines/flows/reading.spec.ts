import {expect} from '@playwright/test';
import {load} from 'cheerio/slim';
import {onPath} from '../../support/programs';
import {expectAccessible} from '../harness/accessible';
import {expectInView} from '../harness/inView';
import {findPictures, paintPictures} from '../harness/sheets';
import type {Site} from '../harness/site';
import type {Tab} from '../harness/tab';
import {flow} from '../harness/test';

/** With pictures, terms, headings, and many pages behind its links. */
const PAGE = 'how-to/choke-sounds/';
const TIP = '#sp-popup';
const TERM = '.theme-doc-markdown a[href$="/glossary/#choke"]';
const ZOOMABLE = '.theme-doc-markdown img.medium-zoom-image';
const ENLARGED = 'img.medium-zoom-image--opened';

flow(
  'a page: terms, pictures, contents, copy, accessible, and whole pictures on paper',
  async ({tab, site}) => {
    await leaveBeforeScripts(tab, site);
    await tab.open(PAGE);
    await expectAccessible(tab);
    await enlargePicture(tab);
    await followContents(tab);
    await readTerm(tab);
    await copyPage(tab);
    await printPictures(tab);
  },
);

/** As on a slow line: the link leads there, and the page that is left isn't loaded again. */
async function leaveBeforeScripts(tab: Tab, site: Site): Promise<void> {
  site.delay((path) => path.includes('/js/main'), 4000);
  await tab.evaluate((address) => {
    setTimeout(() => location.assign(address));
  }, site.home + PAGE);
  await tab.until('the page is there, its scripts are not', () =>
    Boolean(
      document.querySelector('.footer') && document.documentElement.dataset.hasHydrated !== 'true',
    ),
  );
  await tab.on('.theme-doc-sidebar-menu a[href$="/glossary/"]', (link) => {
    setTimeout(() => (link as HTMLElement).click()); // it ends what runs in the page
  });
  await tab.until('the link leads there', () => location.pathname === '/v2/glossary/');
  await tab.ready();
  expect(await tab.place()).toBe('glossary/');
  site.delay(() => false, 0);
}

async function enlargePicture(tab: Tab): Promise<void> {
  for (const close of [
    () => tab.click(ENLARGED),
    () => tab.press('Escape'),
    () => tab.scroll(60),
  ]) {
    await tab.click(ZOOMABLE);
    // The copy takes the focus as soon as it is large.
    await tab.until(
      'the picture is enlarged',
      (selector) => document.activeElement?.matches(selector),
      ENLARGED,
    );
    const [copy] = await tab.seen(ENLARGED);
    expect(copy?.box.width, 'width of what is seen').toBeGreaterThan(300);
    await close();
    await tab.gone('.medium-zoom-overlay');
  }
}

/** The contents list leads to a heading, and marks it. */
async function followContents(tab: Tab): Promise<void> {
  const link = '.theme-doc-toc-desktop a[href="#related"]';
  await tab.click(link);
  await expect.poll(() => tab.place()).toBe(`${PAGE}#related`);
  await tab.shown('#related');
  await expectInView(tab, '#related');
  await tab.shown(`${link}.table-of-contents__link--active`);
}

/** A glossary term says what it is, under the pointer and with the focus. */
async function readTerm(tab: Tab): Promise<void> {
  const isRead = async (): Promise<void> => {
    await tab.shown([TIP, 'One sound ending another']);
    // It is placed a moment after its words are there.
    await expectInView(tab, TIP);
  };
  await tab.hover(TERM);
  await isRead();
  await tab.press('Escape');
  await tab.gone(TIP);
  await tab.press('Tab'); // from now on the focus is shown, as for readers who use the keyboard
  await tab.on(TERM, (term) => (term as HTMLElement).focus());
  await isRead();
}

/** What is copied is read by pasting it. */
async function copyPage(tab: Tab): Promise<void> {
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
}

async function printPictures(tab: Tab): Promise<void> {
  await tab.pdf(); // which asks for what nobody has scrolled to
  expect(await tab.evaluate(() => [...document.images].every((one) => one.complete))).toBe(true);
  if (!onPath(['pdftoppm'])) return; // install.ts says so
  const colors = await tab.evaluate(paintPictures);
  expect(colors.length).toBeGreaterThan(0);
  const pictures = findPictures(await tab.pdf(), colors);
  for (const [index, sheets] of pictures.entries()) {
    expect(sheets, `sheets of picture ${String(index + 1)}`).toHaveLength(1);
  }
}

/** @returns paths of the scripts that a page has */
async function scriptsOf(address: string): Promise<string[]> {
  const page = load(await (await fetch(address)).text());
  return page('script[src]')
    .toArray()
    .map(({attribs}) => attribs.src ?? '');
}

flow(
  'a page whose link is in view is fetched before it is pressed; Back and Forward keep the place',
  async ({tab, site}) => {
    const link = '#related ~ ul a';
    const scrolled = (): Promise<number> => tab.evaluate(() => Math.round(scrollY));
    await tab.open(PAGE);
    await tab.evaluate(() => (location.hash = '#related')); // as the contents list does
    await tab.on('#related', (heading) => {
      heading.scrollIntoView({block: 'center', behavior: 'instant'});
    });
    const address = await tab.on(link, (element) => (element as HTMLAnchorElement).href);
    const needed = await scriptsOf(address);
    expect(needed.length, 'the bundler’s, the site’s and its own').toBeGreaterThanOrEqual(3);
    await expect
      .poll(
        () => needed.filter((path) => !site.asked.includes(path)),
        'fetched before it is pressed',
      )
      .toEqual([]);
    await site.quiet();
    const first = await heading(tab);
    const before = await scrolled();
    expect(before).toBeGreaterThan(300);
    const already = site.asked.length;
    await tab.click(link);
    const next = address.replace(site.home, '');
    const shows = async (place: string, at: number): Promise<void> => {
      await expect.poll(() => tab.place()).toBe(place);
      // The address changes before the page does.
      await expect.poll(async () => (await heading(tab)) === first).toBe(place !== next);
      await expect.poll(async () => Math.abs((await scrolled()) - at)).toBeLessThan(5);
    };
    await shows(next, 0);
    const asked = site.asked.slice(already).filter((path) => needed.includes(path));
    expect(asked, 'asked for at the click').toEqual([]);
    await tab.back();
    await shows(`${PAGE}#related`, before);
    await tab.forward();
    await shows(next, 0);
    await tab.back();
    await shows(`${PAGE}#related`, before);
    await focusGivenBack(tab);
  },
);

const heading = (tab: Tab): Promise<string | undefined> =>
  tab.evaluate(() => document.querySelector('h1')?.textContent ?? undefined);

/** By keys, Back leads to the link that was followed, also within the page. */
async function focusGivenBack(tab: Tab): Promise<void> {
  for (const link of ['#related ~ ul a', '.theme-doc-markdown td a[href^="#"]']) {
    const at = await tab.place();
    await tab.press('Tab');
    await tab.on(link, (element) => (element as HTMLElement).focus());
    await tab.press('Enter');
    await expect.poll(() => tab.place()).not.toBe(at);
    await tab.back();
    await expect.poll(() => tab.place()).toBe(at);
    await tab.until(
      'the link has the focus',
      (selector) => document.activeElement === document.querySelector(selector),
      link,
    );
  }
}
