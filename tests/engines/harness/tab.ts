import {setTimeout as sleep} from 'node:timers/promises';
import type {DriverPage} from './driver';
import {boxOf, find, middle, seen, settle, type Box, type Target} from './inPage';
import type {Site} from './site';

/** How long a browser may take to do what it is told, in milliseconds. */
const COMMAND_MS = 15_000;
/** How long something may take to come true. */
const WAIT_MS = 15_000;
const ASK_AGAIN_MS = 40;

/** What runs in the page: sent as text, so it may use nothing outside itself. */
type InPage<A extends unknown[], R> = (...args: A) => R | Promise<R>;

const literal = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

function expressionOf<A extends unknown[]>(run: InPage<A, unknown> | string, args: A): string {
  return typeof run === 'string' ? run : `(${run.toString()})(${args.map(literal).join()})`;
}

/** A reader's page in one of the engines: the words that all flows are written in. */
export class Tab {
  constructor(
    private readonly page: DriverPage,
    private readonly site: Site,
    /** Of the engine, for messages. */
    private readonly name: string,
  ) {}

  /** Loads an address below /v2/, or a whole one. */
  async go(route: string): Promise<void> {
    const address = route.includes(':') ? route : this.site.home + route;
    await this.limited(`open ${address}`, this.page.go(address));
  }

  /** Loads a page and waits until its scripts have taken over, those that come after it too. */
  async open(route: string): Promise<void> {
    await this.go(route);
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.until('the page’s scripts have taken over', () =>
      Boolean(
        document.documentElement.dataset.hasHydrated === 'true' &&
        performance.getEntriesByName('after-load').length > 0,
      ),
    );
  }

  /** Runs a function in the page, or reads an expression. */
  async evaluate<A extends unknown[], R>(run: InPage<A, R> | string, ...args: A): Promise<R> {
    const answer = this.page.evaluate(expressionOf(run, args));
    return this.limited('run a function in the page', answer) as Promise<R>;
  }

  /** Runs a function on an element, once it is there. */
  async on<A extends unknown[], R>(
    target: Target,
    run: InPage<[Element, ...A], R>,
    ...args: A
  ): Promise<R> {
    const looked = await this.until<[], {readonly said: R}>(
      `${String(target)} is shown`,
      `((element) => element && (async () => ({said: await (${run.toString()})(${['element', ...args.map(literal)].join()})}))())(${expressionOf(find, [target])})`,
    );
    return looked.said;
  }

  /** Waits until an element is drawn. */
  shown(target: Target): Promise<unknown> {
    return this.until(`${String(target)} is shown`, `Boolean(${expressionOf(find, [target])})`);
  }

  /** Waits until no such element is drawn. */
  gone(target: Target): Promise<unknown> {
    return this.until(`${String(target)} is gone`, `!${expressionOf(find, [target])}`);
  }

  /** Waits until a function in the page says something true. */
  async until<A extends unknown[], R>(
    what: string,
    run: InPage<A, R> | string,
    ...args: A
  ): Promise<R> {
    const expression = expressionOf(run, args);
    const end = Date.now() + WAIT_MS;
    for (let last: unknown; ;) {
      // The page may just be another one.
      const asked = this.page.evaluate(expression).catch((error: unknown) => void (last = error));
      const answer = await this.limited(`say whether ${what}`, asked);
      if (answer) return answer as R;
      if (Date.now() > end) {
        const why = last instanceof Error ? ` (${last.message})` : '';
        throw new Error(`${this.name}: waited ${String(WAIT_MS)} ms until ${what}${why}.`);
      }
      await sleep(ASK_AGAIN_MS);
    }
  }

  /** Presses a key, or a key while others are held: "Control+k". */
  async press(keys: string): Promise<void> {
    const names = keys.length === 1 ? [keys] : keys.split('+');
    const pressed = this.page.press(names.slice(-1), names.slice(0, -1));
    await this.limited(`press ${keys}`, pressed);
  }

  async type(words: string): Promise<void> {
    await this.limited(`type "${words}"`, this.page.press([...words], []));
  }

  /** Moves the pointer onto an element, once it is in view and nothing over it. */
  async hover(target: Target): Promise<void> {
    const end = Date.now() + WAIT_MS;
    for (;;) {
      await this.on(target, settle);
      const {x, y, over} = await this.on(target, middle);
      if (!over) return this.limited(`point at ${String(target)}`, this.page.movePointer(x, y));
      if (Date.now() > end) throw new Error(`${this.name}: over ${String(target)} lies ${over}.`);
      await sleep(ASK_AGAIN_MS);
    }
  }

  /** Presses an element with a mouse, as a reader must be able to. */
  async click(target: Target): Promise<void> {
    await this.hover(target);
    await this.limited(`click ${String(target)}`, this.page.pressButton());
  }

  /** Clicks where the pointer is, whatever has come there. */
  async clickAgain(): Promise<void> {
    await this.limited('click again', this.page.pressButton());
  }

  text(target: Target): Promise<string> {
    return this.on(target, (element) => (element.textContent ?? '').trim());
  }

  box(target: Target): Promise<Box> {
    return this.on(target, boxOf);
  }

  /** What of a selector's elements a reader sees whole. */
  seen(selector: string): Promise<{text: string; box: Box}[]> {
    return this.evaluate(seen, selector);
  }

  /** Where the reader is: path and hash. */
  place(): Promise<string> {
    return this.evaluate(() => location.pathname.replace('/v2/', '') + location.hash);
  }

  async back(): Promise<void> {
    await this.evaluate(() => void setTimeout(() => history.back()));
  }

  async forward(): Promise<void> {
    await this.evaluate(() => void setTimeout(() => history.forward()));
  }

  async reload(): Promise<void> {
    await this.evaluate(() => {
      Object.assign(window, {isOld: true});
      setTimeout(() => location.reload());
    });
    await this.until('the page is loaded anew', () => !('isOld' in window));
    await this.ready();
  }

  /** Scrolls without a glide, by pixels. */
  async scroll(pixels: number): Promise<void> {
    await this.evaluate((top) => scrollBy({top, behavior: 'instant'}), pixels);
  }

  pdf(): Promise<Buffer> {
    return this.limited('print', this.page.pdf());
  }

  messages(): readonly string[] {
    return this.page.messages();
  }

  /** A browser that hangs fails with what it was told to do. */
  private async limited<T>(what: string, doing: Promise<T>): Promise<T> {
    const patience = new AbortController();
    const late = sleep(COMMAND_MS, undefined, {signal: patience.signal}).then(() => {
      throw new Error(`${this.name} hangs: it was told to ${what} ${String(COMMAND_MS)} ms ago.`);
    });
    try {
      return await Promise.race([doing, late]);
    } finally {
      patience.abort();
      late.catch(() => undefined);
      doing.catch(() => undefined);
    }
  }
}
