/** Runs in the page: each function is sent as text, so none may use anything outside itself. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a flow points at: a selector, and words if several elements have it. */
export type Target = string | readonly [selector: string, words: string];

/** @returns the first element that is drawn and has the words, as its name or in its text */
export function find(target: Target): Element | undefined {
  const [selector = '', words = ''] = typeof target === 'string' ? [target] : target;
  return [...document.querySelectorAll(selector)].find((element) => {
    const {width, height} = element.getBoundingClientRect();
    const text = `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`;
    const isShown = element.checkVisibility({checkVisibilityCSS: true, checkOpacity: false});
    return isShown && width > 0 && height > 0 && text.includes(words);
  });
}

/** Brings an element into view unless it is, and waits until it stands still. */
export async function settle(element: Element): Promise<void> {
  const box = (): DOMRect => element.getBoundingClientRect();
  const {top, bottom} = box();
  const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  if (top < bar || bottom > innerHeight) {
    element.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
  }
  const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
  for (let before = box(), still = 0; still < 2;) {
    await frame();
    const now = box();
    still = now.x === before.x && now.y === before.y && now.width === before.width ? still + 1 : 0;
    before = now;
  }
}

/**
 * @returns the middle of an element's first line, and what lies over it if that is no part of it: a
 *   press there would reach something else
 */
export function middle(element: Element): {x: number; y: number; over: string} {
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const top = document.elementFromPoint(x, y);
  const isIn = top !== null && element.contains(top);
  return {x, y, over: isIn ? '' : (top?.outerHTML.slice(0, 100) ?? 'nothing: it is out of view')};
}

/**
 * Which elements a reader sees: drawn, whole in the window, and neither cut off by what scrolls around
 * them nor under something else, at their upper and at their lower end.
 */
export function seen(selector: string): {text: string; box: Box}[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const {x, y, width, height, right, bottom} = element.getBoundingClientRect();
    const isIn = x >= -1 && y >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    if (!isIn || width === 0 || height === 0) return [];
    const isOnTop = [y + 3, bottom - 3].every((at) => {
      const top = document.elementFromPoint(x + width / 2, at);
      return top !== null && element.contains(top);
    });
    return isOnTop ? [{text: element.textContent ?? '', box: {x, y, width, height}}] : [];
  });
}

export function boxOf(element: Element): Box {
  const {x, y, width, height} = element.getBoundingClientRect();
  return {x, y, width, height};
}
