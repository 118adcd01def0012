import path from 'node:path';

/** What the docs plugin hands to the layout of all its pages. */
const LAYOUT_DATA = /[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][^\\/]+\.json$/;
const UNREAD_LAYOUT_DATA = {
  keys: ['description', 'docId'],
  unset: ['unlisted'],
  empty: ['docs'],
};
/** What every plugin tells all pages. */
const GLOBAL_DATA = /[\\/]\.docusaurus[\\/]globalData\.json$/;
/** Versions of Docusaurus and its plugins. */
const SITE_METADATA = /[\\/]\.docusaurus[\\/]site-metadata\.json$/;
/** The language of the site, with what a menu of languages would need. */
const LANGUAGE = /[\\/]\.docusaurus[\\/]i18n\.json$/;
/** docusaurus.config.ts with everything filled in. */
const SETTINGS = /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/;
/** Those that code in the browser reads (Docusaurus 3.9.1, our own); of themes' and future ones those it does not. */
const READ_SETTINGS = {
  keep: [
    'title',
    'titleDelimiter',
    'url',
    'baseUrl',
    'trailingSlash',
    'favicon',
    'noIndex',
    'baseUrlIssueBanner',
    'future',
    'themeConfig',
  ],
  drop: ['prism', 'blog', 'mermaid', 'v4', 'experimental_faster', 'experimental_storage'],
};
/** Code that does nothing unless it is called, and does not say so: what is not called is left out. */
const ONLY_IF_CALLED =
  /[\\/](?:node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)|lib[\\/]syntaxHighlighting)[\\/]/;
/** Has an effect, other than its package says. */
const ZOOM_STYLES = /[\\/]medium-zoom[\\/]dist[\\/]style\.css$/;
/** Docusaurus' list of all pages' modules. */
const REGISTRY = /[\\/]\.docusaurus[\\/]registry\.js$/;
/** Its two lists of all pages' chunks. */
const CHUNK_NAMES = /[\\/]\.docusaurus[\\/](?:registry\.js|routesChunkNames\.json)$/;
/** What the docs plugin tells of each page; its front matter stands in the page's module again. */
const PAGE_DATA = /[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]site-docs-[^\\/]+\.json$/;
const UNREAD_PAGE_DATA = {
  keys: ['source', 'sourceDirName', 'slug', 'draft', 'sidebar', 'sidebarPosition'],
  empty: ['frontMatter'],
};
/** Pages' modules, whose front matter the theme reads for what no page of this site sets. */
const PAGE_MODULE = /[\\/]docs[\\/].*\.mdx?$/;
const FRONT_MATTER = String.raw`\b(const|let|var) frontMatter = \{[^]*?\n\};`;
/** The theme's texts, each with an explanation for translators. */
const THEME_TEXTS =
  /[\\/]theme-(?:(?:classic|search-algolia)[\\/]lib[\\/]theme[\\/]|common[\\/]lib[\\/](?:translations|utils[\\/](?:skip|error|accessib))).*\.js$/;
const EXPLANATION = String.raw`\bdescription(?::\s*'(?:[^'\\]|\\.)*',?|="[^"]*")`;
/** The theme's names of classes, those of blogs and of pages outside the docs too. */
const CLASS_NAMES = /[\\/]theme-common[\\/]lib[\\/]utils[\\/]ThemeClassNames\.js$/;
const UNUSED_CLASS_NAME = String.raw`^\s*(?:blog|mdx)[A-Z]\w*: '.*\n`;
/** A heading's link to itself, which says its name twice: to screen readers and beside the pointer. */
const HEADING = /[\\/]theme-classic[\\/]lib[\\/]theme[\\/]Heading[\\/]index\.js$/;
const SECOND_NAME = String.raw`\btitle=\{anchorTitle\}`;
/** Orders names by the reader's language. */
const REACT_UTILS = /[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/;

interface Rule {
  test: RegExp;
  use?: {loader: string; options?: object};
  enforce?: 'post';
  sideEffects?: boolean;
}

/**
 * @param isServer whether the bundle makes the pages; otherwise browsers load it
 * @param loaders folder of the loaders
 * @returns what is left out of which modules
 */
export function moduleRules(isServer: boolean, loaders: string): Rule[] {
  return [...rulesOfBoth(), ...(isServer ? [] : browserRules())].map(({use, ...of}) =>
    use ? {...of, use: {...use, loader: path.join(loaders, use.loader)}} : of,
  );
}

function rulesOfBoth(): Rule[] {
  return [
    {test: ONLY_IF_CALLED, sideEffects: false},
    {test: ZOOM_STYLES, sideEffects: true},
    rule(REACT_UTILS, 'plainOrder.cjs'),
    rule(HEADING, 'leaveOut.cjs', {pattern: SECOND_NAME}),
    rule(LAYOUT_DATA, 'dropKeys.cjs', UNREAD_LAYOUT_DATA),
    rule(SETTINGS, 'keepSettings.cjs', READ_SETTINGS),
    rule(SITE_METADATA, 'dropKeys.cjs', {empty: ['pluginVersions']}),
    rule(LANGUAGE, 'dropKeys.cjs', {keys: ['label', 'calendar', 'path', 'translate']}),
    rule(GLOBAL_DATA, 'dropKeys.cjs', {empty: ['docs']}),
  ];
}

/** What changes no page, so that making the pages need not wait for it. */
function browserRules(): Rule[] {
  return [
    rule(REGISTRY, 'dropModulePaths.cjs'),
    rule(CHUNK_NAMES, 'shortenChunkNames.cjs'),
    rule(THEME_TEXTS, 'leaveOut.cjs', {pattern: EXPLANATION, flags: 'g'}),
    rule(CLASS_NAMES, 'leaveOut.cjs', {pattern: UNUSED_CLASS_NAME, flags: 'gm'}),
    ...(process.env.NODE_ENV === 'production' ? pageRules() : []),
  ];
}

/** Under `npm start` the theme reads the front matter for its banners of drafts and unlisted pages. */
function pageRules(): Rule[] {
  const empty = {pattern: FRONT_MATTER, instead: '$1 frontMatter = {};'};
  return [
    rule(PAGE_DATA, 'dropKeys.cjs', UNREAD_PAGE_DATA),
    {...rule(PAGE_MODULE, 'leaveOut.cjs', empty), enforce: 'post'},
  ];
}

function rule(test: RegExp, loader: string, options?: object): Rule {
  return {test, use: {loader, ...(options ? {options} : {})}};
}
