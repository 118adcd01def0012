import {expect, test, type Page} from '@playwright/test';
import {PARTS, STATES} from '../../../src/html/inlineStyles';
import {crashPage, losePageCode} from '../../support/faultyScripts';
import {goWithin, nothingChanges, open, turnWheel} from '../../support/page';
import {expectSameWithWholeSheet} from '../../support/wholeSheet';

test.use({bypassCSP: true}); // the policy does not know the whole sheet

/** What only scripts show must look the same with all rules as with those that the build keeps. */
interface State {
  /** Selector of what the state shows, by a name that stands in no page as it is built. */
  shows: string;
  width?: number;
  route?: string;
  reach: (page: Page) => Promise<void>;
}

const PAGE = 'how-to/choke-sounds/';
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', {name}).first().click();

const ALL: Record<string, State> = {
  'keyboard focus': {
    shows: ':focus-visible',
    reach: async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
    },
  },
  'dark mode chosen': {
    shows: '[data-theme="dark"]',
    reach: press(/Switch between dark and light mode/),
  },
  'navbar hidden while scrolling down': {
    shows: '[class*="navbarHidden_"]',
    route: 'glossary/',
    reach: (page) => turnWheel(page, 1000),
  },
  'back to top': {
    shows: '[class*="backToTopButtonShow_"]',
    route: 'glossary/',
    reach: async (page) => {
      await turnWheel(page, 3000);
      await expect(page.locator('[class*="navbarHidden_"]')).toBeAttached();
      await turnWheel(page, -600);
    },
  },
  'contents list with the current heading': {
    shows: '.table-of-contents__link--active',
    route: 'how-to/choke-sounds/#make-a-choke-group',
    reach: async () => undefined,
  },
  'category open': {
    shows: '.menu__list-item:not(.menu__list-item--collapsed) [aria-expanded="true"]',
    reach: press(/category 'Quick start'/),
  },
  'contents list open on a phone': {
    shows: '[class*="tocCollapsibleContent_"]',
    width: 390,
    reach: press('On this page'),
  },
  'menu open on a phone': {
    shows: '.navbar-sidebar--show .margin-right--md',
    width: 390,
    reach: press('Toggle navigation bar'),
  },
  'menu open on a phone, on a page without a sidebar': {
    shows: '.navbar-sidebar--show',
    width: 390,
    route: 'search/',
    reach: press('Toggle navigation bar'),
  },
  'a category of the menu open on a phone': {
    shows: '.navbar-sidebar--show .menu__list-item--collapsed',
    width: 390,
    reach: async (page) => {
      await press('Toggle navigation bar')(page);
      await press(/category 'Quick start'/)(page);
    },
  },
  'picture enlarged': {
    shows: '.medium-zoom-image--opened',
    reach: press(/^Enlarge picture/),
  },
  'search with results': {
    shows: '.sp-search mark',
    reach: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('choke');
    },
  },
  'glossary narrowed': {
    shows: 'h3[hidden]',
    route: 'glossary/',
    reach: (page) => page.getByRole('searchbox', {name: 'Filter words'}).fill('choke'),
  },
  'list of shortcuts': {
    shows: 'dialog[open] [role="switch"]',
    reach: (page) => page.keyboard.press('?'),
  },
  'definition of a term': {
    shows: '.sp-term-tip',
    reach: async (page) => {
      await page.keyboard.press('Tab');
      await page.locator('.theme-doc-markdown a[href*="/glossary/#"]').first().focus();
    },
  },
  'heading’s link copied': {
    shows: '.sp-announcement[data-shown="true"]:not(:empty)',
    reach: (page) => page.locator('#related > .hash-link').click(),
  },
  'slow change of page': {
    shows: '#nprogress .bar',
    reach: async (page) => {
      await page.route('**/assets/js/**', () => undefined); // never answered
      await goWithin(page, '/v2/glossary/');
    },
  },
  'crashed page': {
    shows: 'main > h1 + p + .sp-button',
    route: 'how-to/',
    reach: async (page) => {
      await crashPage(page, 'how-to/choke-sounds');
      await goWithin(page, `/v2/${PAGE}`);
    },
  },
  'code of the page lost': {
    shows: 'main [role="alert"] .sp-button',
    reach: async (page) => {
      await losePageCode(page, PAGE);
      await page.goto(`${PAGE}index.html`);
    },
  },
};

for (const [name, {shows, width = 1280, route = PAGE, reach}] of Object.entries(ALL)) {
  test(`${name}: looks the same with all rules`, async ({page}) => {
    test.slow();
    await page.setViewportSize({width, height: 800});
    await open(page, route);
    await reach(page);
    await expect(page.locator(shows).first()).toBeAttached();
    if (!shows.startsWith('#nprogress')) await nothingChanges(page);
    await expectSameWithWholeSheet(page, name);
  });
}

test('each state for which the build keeps rules is opened here', () => {
  const inAssistantsBuild = 'DocSearch-Container'; // tests/browser/hosted/assistant.spec.ts
  const inStates = Object.values(ALL).flatMap(
    ({shows}) => shows.match(/[\w-]+_?|::?[\w-]+/g) ?? [],
  );
  const names = [inAssistantsBuild, ...inStates];
  for (const pattern of [...STATES, ...PARTS]) {
    expect(
      names.filter((name) => pattern.test(name)),
      String(pattern),
    ).not.toEqual([]);
  }
});
