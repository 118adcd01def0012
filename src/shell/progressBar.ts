import nprogress from 'nprogress';
import type {ClientModule} from '@docusaurus/types';

/**
 * Ends the theme's progress bar (specification, section 4) for good. When a reader who waits for a page goes to
 * another one, Docusaurus 3.9.1 forgets the timer that shows the bar for the first: it came when all was there, and
 * stayed. Its markup is ours too: nprogress gives the bar a role, "bar", that doesn't exist.
 * Test: tests/browser/shell/progressBar.spec.ts
 */

/** A little longer than the theme waits before it shows the bar (specification, section 9). */
const SHOWN_BY_MS = 250;

nprogress.configure({template: '<div class="bar"></div>', barSelector: '.bar'});

let timer: ReturnType<typeof setTimeout> | undefined;

const progressBar: ClientModule = {
  onRouteUpdate: () => clearTimeout(timer),
  onRouteDidUpdate() {
    timer = setTimeout(() => nprogress.done(), SHOWN_BY_MS);
  },
};

export default progressBar;
