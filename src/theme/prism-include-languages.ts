/**
 * Replaces @theme/prism-include-languages (theme-classic 3.9.1), which would put Prism's global and
 * the `prismjs` languages into the main script of every page. The highlighter comes with the code
 * blocks (src/bundle/prism.ts) and brings its languages.
 */
export default function prismIncludeLanguages(): void {
  // Nothing to include.
}
