import {expect, test} from '../../support/tab';
import {open} from '../../support/page';

test('closed again just as the time for the first close is over, Back reaches nobody else @audit', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await open(page, 'how-to/choke-sounds/');
  await page.evaluate(() => {
    // What is to come two seconds after a close comes right after the next one, unless it was called off.
    const late = new Map<unknown, () => void>();
    const {setTimeout: set, clearTimeout: clear} = window;
    const back = history.back.bind(history);
    Object.assign(window, {
      heard: 0,
      setTimeout: (act: () => void, ms?: number, ...rest: unknown[]) => {
        const id = set(ms === 2000 ? () => undefined : act, ms, ...rest);
        if (ms === 2000) late.set(id, act);
        return id;
      },
      clearTimeout: (id: number) => {
        late.delete(id);
        clear(id);
      },
    });
    history.back = () => {
      const before = new Set(late.keys());
      back();
      queueMicrotask(() => late.forEach((act, id) => before.has(id) && act()));
    };
    addEventListener('popstate', () => Object.assign(window, {heard: 1}));
  });
  for (const time of ['first', 'second']) {
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => (history.state as {spCovered?: number} | null)?.spCovered))
      .toBeUndefined();
    const heard = await page.evaluate(() => (window as unknown as {heard: number}).heard);
    expect(heard, time).toBe(0);
  }
});
