/** What is asked of a key press. Browsers that fill in a form send one without any of it. */
export type KeyPress = Partial<
  Pick<
    KeyboardEvent,
    | 'key'
    | 'code'
    | 'ctrlKey'
    | 'metaKey'
    | 'altKey'
    | 'shiftKey'
    | 'repeat'
    | 'isComposing'
    | 'keyCode'
  >
> & {getModifierState?: (name: string) => boolean};

/** What a key press is while an input method makes words of it; Safari says so by this alone. */
const COMPOSING = 229;

/**
 * The one place that says whether a key press is meant for the site: the key with exactly these modifiers, none
 * by AltGr, which types letters, and none that an input method takes.
 *
 * @param wanted any of these will do: `Escape`, `n`, `Ctrl+K`, `⌘+K`, `Shift+Enter`. Letters come in either case,
 *   for Caps Lock; a sign such as `?` may need Shift, as keyboards differ
 * @returns also true for a key that is held: for what goes on as long, such as a slider's arrows
 */
export function isPress(press: KeyPress, ...wanted: readonly string[]): boolean {
  if (press.isComposing || press.keyCode === COMPOSING) return false;
  if (press.getModifierState?.('AltGraph')) return false;
  const key = keyOf(press);
  const isSign = key.length === 1 && key !== ' ' && key === key.toUpperCase();
  const held = [
    press.ctrlKey && 'ctrl',
    press.metaKey && '⌘',
    press.altKey && 'alt',
    press.shiftKey && !isSign && 'shift',
    key,
  ];
  const pressed = held.filter(Boolean).join('+');
  return key !== '' && wanted.some((way) => way.toLowerCase() === pressed);
}

/** @returns the same, but a held key counts once: for what opens, closes or goes somewhere */
export function isShortcut(press: KeyPress, ...wanted: readonly string[]): boolean {
  return press.repeat !== true && isPress(press, ...wanted);
}

/** A letter, or a letter's mark as in Thai, of other alphabets, which no shortcut has. */
const OTHER_LETTER = /^(?!\p{Script=Latin})[\p{L}\p{M}]$/u;

/** @returns what the key types in small letters or, on keyboards of other alphabets, its Latin letter */
function keyOf({key = '', code}: KeyPress): string {
  const latin = OTHER_LETTER.test(key) && /^Key([A-Z])$/.exec(code ?? '')?.[1];
  return (latin || key).toLowerCase();
}
