export interface Tool {
  /** Its class is `sp-tool`. */
  readonly element: HTMLElement;
  /** Gives the focus to where reading begins. */
  readonly focus: () => void;
  readonly stop: () => void;
}

/** What the module of each tool exports as `open`; `close` ends the tool, for its own ways out. */
export type OpenTool = (close: () => void) => Tool;
