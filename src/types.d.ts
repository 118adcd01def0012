// A style sheet.
declare module '@docsearch/css';

// Made by src/plugins/glossary-terms.
declare module '@generated/glossary-terms/default/terms.json' {
  import type {GlossaryTerm} from '@site/src/plugins/glossary-terms/terms';

  const terms: Readonly<Record<string, GlossaryTerm | undefined>>;
  export default terms;
}

// Made by src/plugins/site-pages.
declare module '@generated/site-pages/default/*.json' {
  import type {SitePage} from '@site/src/lib/nearestPages';

  const pages: readonly SitePage[];
  export default pages;
}

/** The real highlighter, past the alias of src/plugins/lean-bundle. */
declare module 'prism-react-renderer/full' {
  export * from 'prism-react-renderer';
}

// The build for modern browsers; the package's default one is for very old ones, and larger.
declare module 'workbox-window/build/workbox-window.prod.mjs' {
  export * from 'workbox-window';
}

// The build for bundlers, past the alias of src/plugins/lean-bundle.
declare module 'history/esm/history' {
  export * from 'history';
}

// Ships without types; what src/plugins/lean-bundle uses of it.
declare module 'nprogress/nprogress.js' {
  interface ProgressBar {
    configure: (options: {showSpinner?: boolean}) => void;
    start: () => void;
    done: () => void;
  }
  const progressBar: ProgressBar;
  export default progressBar;
}
