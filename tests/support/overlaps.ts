import type {Page} from '@playwright/test';

/** @returns controls of the navbar, or above a page's title, that lie over one another */
export function overlaps(page: Page): Promise<string[]> {
  return page
    .locator('.navbar :is(a, button), main :is(.breadcrumbs__item, .theme-doc-toc-mobile > button)')
    .evaluateAll((controls) => {
      const boxes = controls
        .filter((control) => control.checkVisibility())
        .map((control) => ({name: control.textContent, box: control.getBoundingClientRect()}))
        .filter(({box}) => box.width > 1);
      return boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(
            ({box}) =>
              box.left < one.box.right - 1 &&
              one.box.left < box.right - 1 &&
              box.top < one.box.bottom - 1 &&
              one.box.top < box.bottom - 1,
          )
          .map((other) => `${one.name} and ${other.name}`),
      );
    });
}
