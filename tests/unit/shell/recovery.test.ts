import {describe, expect, it} from 'vitest';
import {inlineScripts} from '../../../src/shell/inlineScripts';

const ORIGIN = 'https://help.example';
const MAIN = `${ORIGIN}/v2/assets/js/main.11111111.js`;
const OTHER = `${ORIGIN}/v2/assets/js/other.11111111.js`;

type Listener = (event: unknown) => void;

class FakeElement {
  children: (FakeElement | string)[] = [];
  className = '';
  textContent = '';
  listeners: Record<string, Listener> = {};
  append(...children: (FakeElement | string)[]): void {
    this.children.push(...children);
  }
  setAttribute(): void {
    // Looked at in tests/browser/shell.
  }
  addEventListener(type: string, listener: Listener): void {
    this.listeners[type] = listener;
  }
}

class FakeScript {
  constructor(readonly src: string) {}
}

interface Situation {
  online?: boolean;
  hydrated?: boolean;
  readyState?: string;
}

/** A browser's tab, as far as the script needs one: it knows whether it was asked to load again. */
function openTab() {
  const tab = {reloads: 0};

  /** Loads the page, whose head runs the script. */
  function loadPage(situation: Situation = {}) {
    const {online = true, hydrated = false, readyState = 'complete'} = situation;
    const body = new FakeElement();
    const listeners: Record<string, Listener> = {};
    const type = tab.reloads > 0 ? 'reload' : 'navigate';
    const globals = {
      addEventListener: (type: string, listener: Listener) => {
        listeners[type] = listener;
      },
      document: {
        body,
        readyState,
        documentElement: {dataset: {hasHydrated: String(hydrated)}},
        createElement: () => new FakeElement(),
      },
      HTMLScriptElement: FakeScript,
      location: {origin: ORIGIN, reload: () => (tab.reloads += 1)},
      navigator: {onLine: online},
      performance: {getEntriesByType: (kind: string) => (kind === 'navigation' ? [{type}] : [])},
    };
    new Function(...Object.keys(globals), inlineScripts('', '').recovery)(
      ...Object.values(globals),
    );
    return {
      fail: (target: unknown) => listeners.error?.({target}),
      leave: () => listeners.beforeunload?.({}),
      /** A script can't be read, or throws. */
      fault: (filename: string, error: Error = new SyntaxError()) =>
        listeners.error?.({target: {}, filename, error}),
      parse: () => listeners.DOMContentLoaded?.({}),
      notes: () => body.children as FakeElement[],
    };
  }
  return {tab, loadPage};
}

const script = (src: string): FakeScript => new FakeScript(src);

describe('recovery', () => {
  it('lets a reader go who leaves while scripts are on their way: Firefox calls them failed', () => {
    const {tab, loadPage} = openTab();
    const page = loadPage();
    page.leave();
    page.fail(script(MAIN));
    expect(tab.reloads).toBe(0);
    expect(page.notes()).toEqual([]);
  });

  it('reloads the page once when scripts are missing, and shows one message when that did not help', () => {
    const {tab, loadPage} = openTab();
    const first = loadPage();
    first.fail(script(MAIN));
    first.fail(script(OTHER));
    expect(tab.reloads).toBe(1);
    expect(first.notes()).toEqual([]);
    const page = loadPage();
    page.fail(script(OTHER));
    page.fail(script(MAIN));
    expect(tab.reloads).toBe(1);
    expect(page.notes()).toHaveLength(1);
    const [text, retry] = page.notes()[0]?.children ?? [];
    expect(text).toMatch(/^Part of this page did not load, .* \(other\.11111111\.js\)$/);
    const button = retry as FakeElement;
    expect(button.textContent).toBe('Retry');
    button.listeners.click?.({});
    expect(tab.reloads).toBe(2);
  });

  it('shows a message at once without a network', () => {
    const {tab, loadPage} = openTab();
    const page = loadPage({online: false});
    page.fail(script(MAIN));
    expect(tab.reloads).toBe(0);
    expect(page.notes()).toHaveLength(1);
  });

  it('shows the message only when the page has been parsed', () => {
    const {loadPage} = openTab();
    const page = loadPage({online: false, readyState: 'loading'});
    page.fail(script(MAIN));
    expect(page.notes()).toEqual([]);
    page.parse();
    expect(page.notes()).toHaveLength(1);
  });

  it('does so for a script that can’t be read, and not for one that only throws or isn’t ours', () => {
    const {tab, loadPage} = openTab();
    const page = loadPage();
    page.fault(`${ORIGIN}/v2/glossary/`);
    page.fault('chrome-extension://abc/content.js');
    page.fault(MAIN, new TypeError());
    expect(tab.reloads).toBe(0);
    page.fault(MAIN);
    expect(tab.reloads).toBe(1);
    const again = loadPage();
    again.fault(MAIN);
    expect(again.notes()).toHaveLength(1);
  });

  it.each([
    ['a script of another host', script('https://other.example/a.js'), {}],
    ['a picture', {src: MAIN}, {}],
    [
      'a script that comes after React, which Docusaurus takes care of',
      script(MAIN),
      {hydrated: true},
    ],
  ])('does nothing about %s', (_name, target, situation) => {
    const {tab, loadPage} = openTab();
    const page = loadPage({online: false, ...situation});
    page.fail(target);
    expect(tab.reloads).toBe(0);
    expect(page.notes()).toEqual([]);
  });
});
