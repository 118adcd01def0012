import type {Page} from '@playwright/test';

/** @returns text in sight that doesn't grow with a browser's of 32 px: the smallest that does has 0.75rem, 24 px */
export const small = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>(':not(svg, svg *)')]
      .filter((one) =>
        [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((one) => one.checkVisibility({visibilityProperty: true}))
      .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 22)
      .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 30)}`),
  );
