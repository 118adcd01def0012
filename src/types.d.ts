// Made by src/shell/notFound.
declare module '@generated/site-pages/default/*.json' {
  import type {SitePage} from '@site/src/shell/notFound/nearestPages';

  const pages: readonly SitePage[];
  export default pages;
}

/** The real highlighter, past the alias of src/bundle. */
declare module 'prism-react-renderer/dist/index.mjs' {
  export * from 'prism-react-renderer';
}

// The build for modern browsers; the package's default one is for very old ones, and larger.
declare module 'workbox-window/build/workbox-window.prod.mjs' {
  export * from 'workbox-window';
}

// The data that the docs plugin hands to all pages (src/bundle/docsLayout.ts).
declare module '@generated/docusaurus-plugin-content-docs/default/__plugin.json';

interface ImportMeta {
  /** Rspack's and webpack's: bundles all files of a folder that match. */
  webpackContext: (folder: string, options: {regExp: RegExp}) => unknown;
}

// Its own types name another module.
declare module '@mixmark-io/domino' {
  export function createDocument(html: string): Document;
}

// Ships without types.
declare module '@joplin/turndown-plugin-gfm' {
  import type TurndownService from 'turndown';

  export const gfm: TurndownService.Plugin;
}

// Ships without types.
declare module 'subset-font' {
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>;
}

/** The search plugin's (src/search/plugin.ts). */
declare module '@generated/search/default/gaps.json' {
  import type {Gap} from '@site/src/search/waysIn/gaps';

  const gaps: readonly Gap[];
  export default gaps;
}

// Ships without types.
declare module 'nprogress' {
  const nprogress: {
    configure: (options: {template: string; barSelector: string}) => void;
    done: () => void;
  };
  export default nprogress;
}
