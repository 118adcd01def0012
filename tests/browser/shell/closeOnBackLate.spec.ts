import {expect, test} from '../../support/tab';
import {nothingChanges, open} from '../../support/page';

/** A busy Safari tells first that it went back, and goes to the address's heading 14 ms later. */
test('a browser that goes to the heading late, and takes the focus, leaves neither changed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Listens before the page does; the page's own timer runs first.
    const late = (): void => void setTimeout(() => setTimeout(goToHeading));
    addEventListener('popstate', late, {capture: true});
    function goToHeading(): void {
      document.querySelector('[data-goes-here]')?.scrollIntoView({behavior: 'instant'});
      (document.activeElement as HTMLElement).blur();
      Object.assign(window, {wentLate: scrollY});
    }
  });
  await page.setViewportSize({width: 390, height: 844});
  await open(page, 'glossary/#layer');
  await nothingChanges(page);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, -600);
  await nothingChanges(page);
  const place = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
  const top = await place();
  await page.locator('#layer').evaluate((heading) => {
    heading.dataset.goesHere = '';
    heading.removeAttribute('id'); // so that this browser doesn't go there first
  });
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  const menu = page.locator('.navbar-sidebar--show');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.evaluate(() => history.back()),
  ]) {
    await button.click();
    await expect(menu).toBeVisible();
    await close();
    await expect
      .poll(() => page.evaluate(() => (window as {wentLate?: number}).wentLate), {
        message: 'it went to the heading',
      })
      .toBeGreaterThan(top + 400);
    await page.evaluate(() => Object.assign(window, {wentLate: undefined}));
    await expect.poll(() => place()).toBe(top);
    await expect(button).toBeFocused();
  }
});
