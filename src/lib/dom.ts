/**
 * Attributes by name: true is an empty one, false and undefined are none; a function listens to the event
 * of that name.
 */
type Props = Readonly<
  Record<string, string | number | boolean | ((event: never) => void) | undefined>
>;

/** Makes an HTML element. Never with a `style` attribute, which the site's policy forbids. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  return fill(document.createElement(tag), props, children);
}

/** As `h`, for an element of a drawing. */
export function s<K extends keyof SVGElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: (Node | string)[]
): SVGElementTagNameMap[K] {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), props, children);
}

function fill<E extends Element>(element: E, props: Props, children: (Node | string)[]): E {
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name, value as EventListener);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/** Whether the reader asked for less motion. */
export function wantsStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
