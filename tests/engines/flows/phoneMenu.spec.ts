import {expect} from '@playwright/test';
import {flow} from '../harness/test';

const MENU = '.navbar-sidebar';
const OPEN = 'button.navbar__toggle';

flow('the phone’s menu opens, holds the focus, closes and leads to a page', async ({tab}) => {
  flow.skip(!tab.isNarrow, 'Where there is room, all of it stands beside the page.');
  await tab.open('how-to/choke-sounds/');
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
  expect(await tab.evaluate((selector) => document.activeElement?.matches(selector), OPEN)).toBe(
    true,
  );
  await tab.click(OPEN);
  await tab.click([`${MENU} a`, 'Glossary']);
  await expect.poll(() => tab.place()).toBe('glossary/');
  await tab.gone(`${MENU} a`);
});
