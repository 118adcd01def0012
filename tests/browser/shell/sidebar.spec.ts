import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '../../support/tab';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const caret = (page: Page, label: string) =>
  sidebar(page).getByRole('button', {name: new RegExp(`category '${label}'`)});

test('begins with Welcome and lists the sections in order', async ({page}) => {
  await page.goto('');
  const top = sidebar(page).locator('> ul > li > .menu__link, > ul > li > div > .menu__link');
  await expect(top).toHaveText([
    'Welcome',
    'Quick start',
    'How-to guides',
    'Software overview',
    'Hardware overview',
    'Troubleshooting',
    'Glossary',
    'Release notes',
  ]);
});

/** @returns the label of the theme's button that hides the sidebar */
function hideLabel(): string {
  const file = require.resolve('@docusaurus/theme-translations/locales/base/theme-common.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | undefined>;
  const label = texts['theme.docs.sidebar.collapseButtonTitle'];
  if (!label) throw new Error('The theme has another name for the button that hides the sidebar.');
  return label;
}

test('cannot be hidden, and opening one category leaves the others open', async ({page}) => {
  await page.goto('how-to/choke-sounds/');
  await expect(page.getByRole('button', {name: hideLabel(), exact: true})).toHaveCount(0);
  await caret(page, 'Quick start').click();
  await expect(sidebar(page).getByRole('link', {name: 'What’s in the box'})).toBeVisible();
  await expect(
    sidebar(page).getByRole('link', {name: 'Choke one sound with another'}),
  ).toBeVisible();
});

test('categories open by Space and by Enter', async ({page}) => {
  await page.goto('');
  for (const [key, label, entry] of [
    ['Space', 'Quick start', 'What’s in the box'],
    ['Enter', 'Troubleshooting', 'No sound'],
  ] as const) {
    await caret(page, label).focus();
    await page.keyboard.press(key);
    await expect(sidebar(page).getByRole('link', {name: entry})).toBeVisible();
  }
});
