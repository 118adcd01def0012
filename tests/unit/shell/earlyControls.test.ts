import {beforeEach, describe, expect, it, vi} from 'vitest';
import {inlineScripts} from '../../../src/shell/inlineScripts';

type Listener = (event: {target: unknown; stopPropagation: () => void}) => void;

/** The page's root, as far as the script needs one. */
let dataset: Record<string, string>;
let onClick: Listener;
/** Tells the script that the root's attribute has changed. */
let changed: () => void;
const disconnect = vi.fn();
/** What is in place of the pressed button, and how it was looked for. */
let successor: Button | null;
let asked: string | undefined;

beforeEach(() => {
  dataset = {theme: 'light', themeChoice: 'system', hasHydrated: 'false'};
  disconnect.mockReset();
  successor = null;
  const globals = {
    document: {
      documentElement: {dataset},
      querySelector: (selector: string) => {
        asked = selector;
        return successor;
      },
      addEventListener: (_type: string, listener: Listener) => {
        onClick = listener;
      },
    },
    MutationObserver: class {
      disconnect = disconnect;
      constructor(run: (changes: unknown, observer: unknown) => void) {
        changed = () => run([], this);
      }
      observe(): void {
        // `changed` stands for the browser.
      }
    },
  };
  new Function(...Object.keys(globals), inlineScripts('', '')['early controls'])(
    ...Object.values(globals),
  );
});

interface Button {
  dataset: {early?: string};
  isConnected?: boolean;
  getAttribute?: () => string;
  click: () => void;
}

/** @returns whether the page's own listeners get the press */
function press(button: Button | null): boolean {
  const stopPropagation = vi.fn();
  onClick({target: {closest: () => button}, stopPropagation});
  return stopPropagation.mock.calls.length === 0;
}

function hydrate(): void {
  dataset.hasHydrated = 'true';
  changed();
}

const makeButton = (click: () => void): Button => ({
  dataset: {},
  isConnected: true,
  getAttribute: () => 'Search',
  click,
});

const COLOR_MODE: Button = {dataset: {early: 'color-mode'}, click: vi.fn()};

/** The color mode: tests/browser/shell/earlyControls.spec.ts */
describe('early controls', () => {
  it('presses the button that React has put in place of the pressed one', () => {
    const [gone, now] = [vi.fn(), vi.fn()];
    press({...makeButton(gone), isConnected: false});
    successor = makeButton(now);
    hydrate();
    expect(asked).toBe('button[aria-label="Search"]');
    expect(now).toHaveBeenCalledTimes(1);
    expect(gone).not.toHaveBeenCalled();
  });

  it('presses the last button again when React has started', () => {
    const [menu, search] = [vi.fn(), vi.fn()].map(makeButton);
    press(menu ?? null);
    expect(press(search ?? null)).toBe(false);
    changed();
    expect(search?.click).not.toHaveBeenCalled();
    hydrate();
    expect(search?.click).toHaveBeenCalledTimes(1);
    expect(menu?.click).not.toHaveBeenCalled();
    expect(disconnect).toHaveBeenCalled();
  });

  it('leaves links and text alone', () => {
    expect(press(null)).toBe(true);
  });

  it('does nothing after React has started', () => {
    hydrate();
    expect(press(COLOR_MODE)).toBe(true);
    expect(dataset.theme).toBe('light');
  });
});
