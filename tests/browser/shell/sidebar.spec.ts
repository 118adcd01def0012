import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '../../support/tab';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const caret = (page: Page, label: string) =>
  sidebar(page).getByRole('button', {name: new RegExp(`category '${label}'`)});

/** @returns the label of the theme's button that hides the sidebar */
function hideLabel(): string {
  const file = require.resolve('@docusaurus/theme-translations/locales/base/theme-common.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | undefined>;
  const label = texts['theme.docs.sidebar.collapseButtonTitle'];
  if (!label) throw new Error('The theme has another name for the button that hides the sidebar.');
  return label;
}

test('cannot be hidden; categories open by click, Space and Enter, and leave the others open', async ({
  page,
}) => {
  await page.goto('how-to/choke-sounds/');
  await expect(page.getByRole('button', {name: hideLabel(), exact: true})).toHaveCount(0);
  await caret(page, 'Hardware overview').click();
  for (const [key, label] of [
    ['Space', 'Quick start'],
    ['Enter', 'Troubleshooting'],
  ] as const) {
    await caret(page, label).focus();
    await page.keyboard.press(key);
  }
  for (const name of [
    'Drum sensor',
    'What’s in the box',
    'No sound',
    'Choke one sound with another',
  ]) {
    await expect(sidebar(page).getByRole('link', {name})).toBeVisible();
  }
});
