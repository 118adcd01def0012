/** What a page tells of itself, in milliseconds from the start of the navigation. */
export interface Paints {
  fcp: number;
  lcp: number;
  /** Sum of what exceeds 50 ms in each long task. */
  tbt: number;
  cls: number;
  /** Until the color-mode toggle answers; 0 as long as it has not. */
  toggle: number;
}

/** The toggle, by its label: the same in Docusaurus' theme and in ours. */
export const TOGGLE = 'button[aria-label^="Switch between dark and light mode"]';

/** Runs in the page, before its own scripts, and leaves the `Paints` in `window.bench`. */
export function watchPaints(): void {
  const bench = {fcp: 0, lcp: 0, tbt: 0, cls: 0, toggle: 0};
  Object.assign(window, {bench});
  const observe = (type: string, see: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  };
  observe('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') bench.fcp = startTime;
  });
  observe('largest-contentful-paint', ({startTime}) => {
    bench.lcp = startTime;
  });
  observe('longtask', ({duration}) => {
    bench.tbt += Math.max(0, duration - 50);
  });
  observe('layout-shift', (entry) => {
    const {value, hadRecentInput} = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) bench.cls += value;
  });
}

/** Runs in the page: presses the toggle twenty times a second until the mode changes, then back. */
export function pressToggleUntilItAnswers(selector: string): void {
  const mode = (): string | null => document.documentElement.getAttribute('data-theme');
  let before: string | null = null;
  const timer = setInterval(() => {
    const bench = (window as unknown as {bench: {toggle: number; fcp: number}}).bench;
    const button = document.querySelector<HTMLButtonElement>(selector);
    if (!button || bench.fcp === 0) return;
    before ??= mode();
    if (mode() !== before) {
      clearInterval(timer);
      return;
    }
    button.click();
    if (mode() !== before) answered();
    else requestAnimationFrame(() => requestAnimationFrame(() => mode() !== before && answered()));

    function answered(): void {
      if (bench.toggle > 0) return;
      bench.toggle = performance.now();
      clearInterval(timer);
      button?.click();
    }
  }, 50);
}
