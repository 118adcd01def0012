/**
 * Lets the buttons of a page answer before React has taken it over, which takes a second or two on a slow
 * phone: the color mode changes at once and is kept (React finds it in the page), any other button is
 * pressed again as soon as it works.
 *
 * @param key of Docusaurus' storage slot for the color mode
 */
export function answerEarly(key: string): void {
  const {dataset} = document.documentElement;
  let pressed: HTMLElement | undefined;
  document.addEventListener(
    'click',
    (event) => {
      if (dataset.hasHydrated === 'true') return;
      // React's own only: the button of ../recovery works by itself.
      const button = (event.target as HTMLElement).closest<HTMLElement>('#__docusaurus button');
      if (!button) return;
      // React answers presses itself while it takes the page over: the button would be pressed twice.
      event.stopPropagation();
      if (button.dataset.early === 'color-mode') {
        const mode = dataset.theme === 'dark' ? 'light' : 'dark';
        dataset.theme = mode;
        dataset.themeChoice = mode;
        try {
          localStorage.setItem(key, mode); // the reader may follow a link before React is there
        } catch {
          // Storage is blocked: it lasts as long as the page.
        }
      } else {
        pressed = button;
      }
    },
    true,
  );
  new MutationObserver((_changes, observer) => {
    if (dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    // React may have put another in its place: a sidebar as the reader left it.
    const name = pressed?.getAttribute('aria-label');
    const now = pressed?.isConnected
      ? pressed
      : document.querySelector<HTMLElement>(`button[aria-label=${JSON.stringify(name)}]`);
    now?.click();
  }).observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
}
