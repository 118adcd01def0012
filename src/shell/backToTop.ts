import {ThemeClassNames} from '@docusaurus/theme-common';
import {wantsStill} from '../lib/dom';

/**
 * Readers who asked for less motion are at the top at once: Docusaurus 3.9.1 glides by a script of its own
 * where the styles say that nothing scrolls smoothly. Test: tests/engines/flows/reading.spec.ts
 */

const BUTTON = `.${ThemeClassNames.common.backToTopButton}`;

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element && event.target.closest(BUTTON)) || !wantsStill()) return;
  event.stopPropagation(); // in front of the theme's own listener
  window.scrollTo({top: 0, behavior: 'instant'});
}

document.addEventListener('click', onClick, {capture: true});
