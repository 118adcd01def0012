/** What ends printing: the browser's word or, where that doesn't come, the first sign of the reader. */
const SIGNS = ['afterprint', 'pointerdown', 'keydown', 'popstate'];

/** Acts once when printing is over; to be called as it begins. */
export function afterPrinting(act: () => void): void {
  const waiting = new AbortController();
  const end = (): void => {
    waiting.abort();
    act();
  };
  for (const sign of SIGNS) {
    window.addEventListener(sign, end, {capture: true, signal: waiting.signal});
  }
}
