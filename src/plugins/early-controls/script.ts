/** Key of the color mode in local storage and attributes of `<html>`: theme-common's contexts/colorMode. */
const COLOR_MODE_KEY = 'theme';

/** @returns inline script, for the page's head */
export function earlyControlsScript(): string {
  return `(${listen.toString()})(${JSON.stringify(COLOR_MODE_KEY)})`;
}

/** Runs in the browser, on its own: nothing from outside may be used here. */
function listen(key: string): void {
  const html = document.documentElement;
  let pressed: HTMLElement | undefined;
  try {
    // Docusaurus 3.9.1 takes any word for a mode; one of an older site would leave none of the two on.
    if (!/^(?:light|dark)$/.test(localStorage.getItem(key) ?? '')) localStorage.removeItem(key);
  } catch {
    // Nothing is kept, so nothing can be wrong.
  }
  document.addEventListener(
    'click',
    (event) => {
      if (html.dataset.hasHydrated === 'true') return;
      const button = (event.target as HTMLElement).closest('button');
      if (!button) return;
      // React answers presses itself while it takes the page over: the button would be pressed twice.
      event.stopPropagation();
      if (!/toggleButton/.test(button.className)) {
        pressed = button;
        return;
      }
      const mode = html.dataset.theme === 'dark' ? 'light' : 'dark';
      html.dataset.theme = mode;
      html.dataset.themeChoice = mode;
      try {
        localStorage.setItem(key, mode);
      } catch {
        // The choice lasts for this page.
      }
    },
    true,
  );
  new MutationObserver((_changes, observer) => {
    if (html.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    pressed?.click();
  }).observe(html, {attributeFilter: ['data-has-hydrated']});
}

/**
 * The color-mode button is disabled until React is there; with the script above it need not be.
 *
 * @param html a built page
 */
export function enableColorModeButton(html: string): string {
  return html.replace(/<button[^>]*toggleButton[^>]*>/g, (button) =>
    button.replace(/ disabled(?:="")?/, '').replace(/ ?toggleButtonDisabled_\w+/, ''),
  );
}
