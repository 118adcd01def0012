import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {WHOLE_SHEET} from '../../src/html/inlineStyles';
import {ROOT} from './siteCopy';

/** The style sheet as Docusaurus made it, with the rules that a build leaves out. */
function readWholeSheet(site: string): string {
  return readFileSync(path.join(site, '.docusaurus', WHOLE_SHEET), 'utf8');
}

/**
 * Runs in the page: sets the text in a font that is always there. The site's own is only used when it is in
 * time for the first paint (`font-display: optional`), and any new sheet makes it be in time again.
 */
function useSteadyFont(): void {
  document.documentElement.style.setProperty('--sp-font', 'sans-serif');
}

/** Runs in the page: what looks different with the whole sheet, element by element. */
function differences(wholeSheet: string): string[] {
  const sheet = document.querySelector('head style');
  if (!sheet) return ['The page has no style sheet.'];
  const elements = [...document.querySelectorAll('body, body *')];
  const names = [...getComputedStyle(document.body)].filter(
    (name) => !/^(?:--|-webkit-|block-|inline-|perspective-|transform-origin)/.test(name),
  );
  const styleOf = (element: Element, pseudo: string): string => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo !== '' && style.content === 'none') return '';
    return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n');
  };
  const collect = (): string[] =>
    elements.flatMap((element) =>
      ['', '::before', '::after'].map((part) => styleOf(element, part)),
    );

  const used = collect();
  const usedSheet = sheet.textContent;
  sheet.textContent = wholeSheet;
  const whole = collect();
  sheet.textContent = usedSheet;
  return used.flatMap((style, index) => {
    if (style === whole[index]) return [];
    const expected = new Set(whole[index]?.split('\n'));
    const lost = style.split('\n').filter((line) => !expected.has(line));
    return [
      `${elements[Math.floor(index / 3)]?.outerHTML.slice(0, 80) ?? ''} → ${lost.join('; ')}`,
    ];
  });
}

/**
 * Fails where the page looks otherwise than with the whole sheet. The page needs `bypassCSP`: its policy
 * does not know that sheet.
 *
 * @param state what the page shows, in words
 * @param site folder of the site whose build is shown
 */
export async function expectSameWithWholeSheet(
  page: Page,
  state: string,
  site = ROOT,
): Promise<void> {
  await page.evaluate(useSteadyFont);
  const found = await page.evaluate(differences, readWholeSheet(site));
  expect(found.slice(-10), state).toEqual([]); // the innermost come last
}
