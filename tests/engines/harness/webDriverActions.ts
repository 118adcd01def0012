/** WebDriver's own characters for keys that write none (W3C WebDriver, "Keyboard actions"). */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Meta: '\uE03D',
};

interface Step {
  readonly type: string;
  readonly [more: string]: unknown;
}

/** @throws Error for a key that has a name and no character here */
function character(key: string): string {
  const value = KEYS[key] ?? key;
  if ([...value].length !== 1) throw new Error(`webDriverActions.ts has no character for ${key}.`);
  return value;
}

/** A sequence of WebDriver's actions: keys one after the other, while others are held. */
export function keyActions(keys: readonly string[], held: readonly string[]): unknown[] {
  const step = (type: string) => (key: string) => ({type, value: character(key)});
  const actions: Step[] = [
    ...held.map(step('keyDown')),
    ...keys.flatMap((key) => [step('keyDown')(key), step('keyUp')(key)]),
    ...held.map(step('keyUp')),
  ];
  return [{type: 'key', id: 'keyboard', actions}];
}

/** A sequence of WebDriver's actions of a mouse. */
export function pointerActions(actions: readonly Step[]): unknown[] {
  return [{type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions}];
}
