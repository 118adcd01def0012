import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {lanesOf} from '../../../../src/play/strip/lanes';
import {createStrip} from '../../../../src/play/strip/strip';

/** Stands in for an element of a drawing. */
class Drawn {
  children: (Drawn | string)[] = [];
  look = '';
  style = {};
  setAttribute = (name: string, value: string): void => {
    if (name === 'class') this.look = value;
  };
  removeAttribute = (): void => undefined;
  parent?: Drawn;
  append = (...more: Drawn['children']): void => {
    for (const one of more) if (typeof one !== 'string') one.parent = this;
    this.children.push(...more);
  };
  remove = (): void => {
    const from = this.parent;
    if (from) from.children = from.children.filter((one) => one !== this);
  };
  replaceChildren = (...all: Drawn['children']): void => void (this.children = all);
  /** What those of a class hold, in it and in all within. */
  all = (look: string): string[] =>
    this.children.flatMap((child) => {
      if (typeof child === 'string') return [];
      return child.look === look ? [child.children.join()] : child.all(look);
    });
}

describe('rows in which nothing begins as the settings are', () => {
  let now = 0;
  const wait = (seconds: number): void => {
    now += seconds;
    vi.advanceTimersByTime(1000 * seconds);
  };
  beforeEach(() => {
    now = 0;
    vi.useFakeTimers();
    const make = () => new Drawn();
    vi.stubGlobal('document', {createElement: make, createElementNS: make});
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = (): void => undefined;
        disconnect = (): void => undefined;
      },
    );
    vi.stubGlobal('matchMedia', () => ({matches: false}));
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function strip() {
    const lanes = lanesOf({chord: {row: 'chord'}, bass: {row: 'bass'}});
    const {element, add, set, endAll, stop} = createStrip({lanes, peaks: 'hits', now: () => now});
    const drawn = element as unknown as Drawn;
    return {
      hit(
        module: string,
        more: {gain?: number; delay?: number; ends?: readonly string[]} = {},
      ): void {
        const {ends = [], gain = 1, delay = 0} = more;
        const id = `${module}.${String(now)}`;
        const starts = [{id, module, name: module, gain, delay, length: 6}];
        add({zone: 'edge', strength: 1, time: now}, {outcome: {starts, ends, says: ''}});
      },
      idle: (...rows: readonly string[]) => set([], rows),
      endAll,
      stop,
      rows: () => drawn.all('sp-strip-name').slice(1).join(),
      sounds: () => drawn.all('sp-strip-sound').length,
      ended: () => drawn.all('sp-strip-end').length,
    };
  }

  it('stay while something rings there, and go when that has died away, by themselves', () => {
    const {hit, idle, rows, sounds} = strip();
    idle('bass');
    expect(rows()).toBe('chord');
    idle();
    hit('bass');
    wait(3);
    idle('bass');
    hit('chord');
    wait(2.9);
    expect([rows(), sounds()]).toEqual(['chord,bass', 2]);
    wait(0.2);
    expect([rows(), sounds()]).toEqual(['chord', 1]);
    idle();
    expect(rows()).toBe('chord,bass');
  });

  it('stay until an echo’s end', () => {
    const {hit, idle, rows} = strip();
    hit('bass', {delay: 2});
    idle('bass');
    wait(7.9);
    expect(rows()).toBe('chord,bass');
    wait(0.2);
    expect(rows()).toBe('chord');
  });

  it.each([
    ['a hit ends it', ({hit}: ReturnType<typeof strip>) => hit('chord', {ends: ['bass.0']})],
    ['all is ended', ({endAll}: ReturnType<typeof strip>) => endAll(now)],
  ])('go at once where what rings there is ended: %s', (_how, end) => {
    const made = strip();
    made.hit('bass');
    made.idle('bass');
    wait(1);
    expect(made.rows()).toBe('chord,bass');
    end(made);
    expect(made.rows()).toBe('chord');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('come back for a hit that was played before the settings changed', () => {
    const {hit, idle, rows} = strip();
    idle('bass');
    hit('bass');
    expect(rows()).toBe('chord,bass');
    wait(6.1);
    expect(rows()).toBe('chord');
    hit('bass', {gain: 0}); // unheard
    expect(rows()).toBe('chord');
  });

  it('say once that a hit ends what rings there, and not where it rings on', () => {
    const {hit, ended} = strip();
    for (const module of ['chord', 'bass', 'chord', 'bass', 'chord']) {
      hit(module);
      wait(1);
    }
    hit('bass', {ends: ['chord.0', 'chord.2', 'chord.4', 'bass.1', 'bass.3']});
    expect(ended()).toBe(1);
  });

  it('leave no timer behind when the strip stops', () => {
    const {hit, idle, stop} = strip();
    hit('bass');
    idle('bass');
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('have no bar for a sound that is ended before it begins', () => {
    const {hit, endAll, sounds} = strip();
    hit('chord', {delay: 2});
    wait(1);
    endAll(now);
    expect(sounds()).toBe(0);
  });
});
