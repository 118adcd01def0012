import type {ClientModule} from '@docusaurus/types';
import {ThemeClassNames} from '@docusaurus/theme-common';

/**
 * Marks the row of filter and letters while the navbar, which leaves as readers scroll down, leaves it the
 * window's top (src/css/blocks.css). Test: tests/browser/glossary/filter.spec.ts
 */
const ROW = '.sp-letters';
const NAVBAR = `.${ThemeClassNames.layout.navbar.container}`;

let watch: IntersectionObserver | undefined;

export const glossaryRow: ClientModule = {
  onRouteDidUpdate() {
    watch?.disconnect();
    const row = document.querySelector(ROW);
    const navbar = document.querySelector(NAVBAR);
    if (!row || !navbar) return;
    watch = new IntersectionObserver(([entry]) => {
      row.toggleAttribute('data-alone', entry?.isIntersecting === false);
    });
    watch.observe(navbar);
  },
};
