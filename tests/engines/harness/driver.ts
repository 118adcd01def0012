/** Engines that readers' browsers are built on. Every browser of an iPhone is WebKit. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A browser with one engine. All that a flow may do, an adapter says in the engine's own way. */
export interface Driver {
  /** As it calls itself. */
  readonly version: string;
  readonly newPage: (size: Size) => Promise<DriverPage>;
  readonly close: () => Promise<void>;
}

/** A page that hands and eyes can reach; what they do with it is the same in all engines (tab.ts). */
export interface DriverPage {
  readonly go: (address: string) => Promise<void>;
  /** @returns the expression's value, or what its promise answers, as JSON has it */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses keys, one after the other, while others are held. Names are those of KeyboardEvent.key. */
  readonly press: (keys: readonly string[], held: readonly string[]) => Promise<void>;
  readonly movePointer: (x: number, y: number) => Promise<void>;
  /** Where the pointer is. */
  readonly pressButton: () => Promise<void>;
  /** Prints on A4. */
  readonly pdf: () => Promise<Buffer>;
  /** What the console has said since the page was opened: errors, warnings, what the policy refused. */
  readonly messages: () => readonly string[];
  readonly close: () => Promise<void>;
}
