import type {PlacedHit, Zone} from '../../src/play/core';
import type {Demonstration, Stage} from '../../src/play/shell/demonstration';

interface Made {
  readonly textContent: string;
  readonly attributes: Map<string, string>;
}

/** Stands in for an element; presses of those with a label, or words, are kept, and what they say. */
function elements(turns: Map<string, (value: never) => void>, made: Made[] = []) {
  return (_tag: string, props: Record<string, unknown> = {}, ...children: unknown[]) => {
    const words = children.map((child) => (child as {words?: unknown} | undefined)?.words ?? child);
    const {click, change, 'aria-label': label = words[0]} = props;
    const act = click ?? change;
    if (typeof act === 'function' && typeof label === 'string') {
      turns.set(label, act as (value: never) => void);
    }
    const attributes = new Map<string, string>();
    const element = {
      words: words[0],
      attributes,
      dataset: {},
      children: [],
      addEventListener: () => undefined,
      style: {setProperty: () => undefined},
      textContent: '',
      removeAttribute: (name: string) => attributes.delete(name),
      classList: {toggle: () => false},
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      toggleAttribute: () => false,
      animate: () => undefined,
      replaceChildren: () => undefined,
    };
    made.push(element);
    return element;
  };
}

/**
 * Starts a demonstration with controls without a page: the test turns them by their labels.
 *
 * @param isSmall whether its place is small
 * @param variant what fits it to its page
 * @param render renders the pattern; left out, that never ends
 */
export function startWithoutPage(
  {start}: Demonstration,
  isSmall = false,
  variant = '',
  render: Stage['render'] = () => new Promise(() => undefined),
) {
  const turns = new Map<string, (value: never) => void>();
  const made: Made[] = [];
  const keep = (label: string, onChange: (value: never) => void) => {
    turns.set(turns.has(label) ? `${label} 2` : label, onChange);
    return {element: {}, set: () => undefined, addEventListener: () => undefined};
  };
  const controls = {
    toggle: (label: string, _isOn: boolean, onChange: (isOn: boolean) => void) =>
      keep(label, onChange),
    choice: (label: string, _options: unknown, _value: string, onChange: (value: never) => void) =>
      keep(label, onChange),
    slider: ({label, onChange}: {label: string; onChange: (value: number) => void}) =>
      keep(label, onChange),
    button: (label: string, onPress: () => void) => keep(label, onPress),
    drag: () => undefined,
    whenHit: () => undefined,
    matrix: elements(turns),
    h: elements(turns, made),
    row: elements(turns),
    s: elements(turns),
  };
  let time = 0;
  const told: string[] = [];
  const say = (words: string): void => void told.push(words);
  const idle: (readonly string[])[] = [];
  const linesMoved = (): void => void idle.push(play.idle?.() ?? []);
  let silences = 0;
  const fallSilent = (): void => void (silences += 1);
  const stage = {isSmall, variant, controls, linesMoved, fallSilent, say, render};
  const play = start(stage as unknown as Stage);
  return {
    play,
    told,
    /** Rows that the strip was told to leave out, each time that it was. */
    idle,
    /** How often the strip was told that nothing shown is heard any more. */
    silences: () => silences,
    /** Each element of the settings that was made. */
    made,
    turn(label: string, value?: unknown) {
      const act = turns.get(label);
      if (!act)
        throw new Error(`There is no control "${label}", only ${[...turns.keys()].join()}.`);
      act(value as never);
    },
    /** What the settings' own elements say. */
    words: () => made.map(({textContent}) => textContent).filter(Boolean),
    hit(zone: Zone, strength = 0.6, more: Partial<PlacedHit> = {}) {
      const answer = play.hit({zone, strength, time: (time += 0.3), ...more});
      answer.seen?.();
      return answer;
    },
    says(zone: Zone, strength = 0.6, more: Partial<PlacedHit> = {}) {
      return this.hit(zone, strength, more).outcome.says;
    },
  };
}
