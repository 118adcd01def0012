import path from 'node:path';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {bundlePlugin, docsPlugin} from './src/bundle/build';
import {announcementBar} from './src/config/announcement';
import {footer} from './src/config/footer';
import {hasGitHistory} from './src/config/git';
import {navbar} from './src/config/navbar';
import {readHostedSearch, readOffline, readTrackingId} from './src/config/services';
import {EDIT_URL, SITE, socialMetadata} from './src/config/site';
import {releaseFeedPlugin, writeReleaseFeed} from './src/feed/build';
import {glossaryPlugin, writeGlossaryTerms} from './src/glossary/build';
import * as html from './src/html/build';
import {writeNotices} from './src/licenses/build';
import {offlineTags, writeServiceWorker} from './src/offline/build';
import * as pages from './src/pages/build';
import {eagerFirstImage, figures, unescapeImageAlt} from './src/pictures/build';
import {demoFigures, toolBlocks} from './src/play/build';
import {assistantThemeConfig, searchPlugin, writeSearchIndex} from './src/search/build';
import {inlineScriptsPlugin, sitePagesPlugin, wrapSections} from './src/shell/build';

// Writers get warnings while they work (specification, section 5); CI sets STRICT_LINKS so that a broken
// link fails the build.
const strict = process.env.STRICT_LINKS === 'true';
const linkSeverity = strict ? 'throw' : 'warn';
const hostedSearch = readHostedSearch(process.env);
const trackingID = readTrackingId(process.env);
const offline = readOffline(process.env);
const hasHistory = hasGitHistory(__dirname);

const docs: DocsOptions = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  editUrl: EDIT_URL,
  showLastUpdateTime: hasHistory,
  breadcrumbs: true,
  versions: {current: {label: 'Next', badge: true}},
  beforeDefaultRemarkPlugins: [
    pages.relatedPages(path.join(__dirname, 'docs')),
    pages.labelTableCells,
    pages.frontDoor,
    pages.linkCards,
    pages.choices,
    pages.letters,
    demoFigures,
    toolBlocks,
    figures,
    pages.faultPanels,
    pages.curlyQuotes,
    pages.lineBreaks,
  ],
  remarkPlugins: [unescapeImageAlt, eagerFirstImage],
  rehypePlugins: [wrapSections],
};

const preset: Options = {
  docs: false, // by src/bundle, with the options above
  blog: false,
  pages: false,
  sitemap: {lastmod: hasHistory ? 'date' : null},
  theme: {
    customCss: [
      './src/css/fonts.css',
      './src/css/tokens.css',
      './src/css/base.css',
      './src/css/shell.css',
      './src/css/page.css',
      './src/css/blocks.css',
      './src/play/figure/figure.css',
      './src/play/tools/block/tools.css',
      './src/css/withoutScripts.css',
    ],
  },
  ...(trackingID ? {gtag: {trackingID, anonymizeIP: true}} : {}),
};

const themeConfig: ThemeConfig = {
  image: 'img/social-card.png',
  metadata: socialMetadata,
  announcementBar,
  navbar,
  footer,
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  ...assistantThemeConfig(hostedSearch),
};

/** What is done to the finished pages, in this order. */
const finishingSteps = [
  html.namePageScripts,
  html.preloadFont,
  html.inlineStyles,
  writeSearchIndex({embedded: !hostedSearch}),
  pages.writeMarkdownTwins,
  writeGlossaryTerms,
  writeReleaseFeed,
  html.applyPolicy({hostedSearch, trackingID}),
  html.writePages,
  writeServiceWorker({enabled: offline}),
  writeNotices,
];

const config: Config = {
  title: SITE.title,
  tagline: SITE.tagline,
  url: SITE.url,
  baseUrl: SITE.baseUrl,
  trailingSlash: true,
  favicon: 'img/favicon.svg',
  // Apart from the page's own styles, which would carry it to every reader: 1 kB of each page (brotli).
  stylesheets: [{href: `${SITE.baseUrl}css/print.css`, media: 'print'}],
  headTags: offlineTags({enabled: offline}),
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true, experimental_faster: true},
  ssrTemplate: html.PAGE_TEMPLATE,
  onBrokenLinks: linkSeverity,
  onBrokenAnchors: linkSeverity,
  onDuplicateRoutes: linkSeverity,
  markdown: {
    format: 'detect', // .md is plain CommonMark, so that a stray < or { never breaks a writer's page
    parseFrontMatter: pages.parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: linkSeverity, onBrokenMarkdownImages: 'throw'},
  },
  clientModules: [
    './src/pictures/zoom/index.ts',
    './src/shell/afterLoad/index.ts',
    ...(trackingID ? ['./src/analytics/pageViews.ts'] : []),
  ],
  plugins: [
    [docsPlugin, docs],
    inlineScriptsPlugin,
    glossaryPlugin,
    bundlePlugin,
    sitePagesPlugin,
    searchPlugin(hostedSearch),
    pages.pageChecksPlugin,
    releaseFeedPlugin,
    html.finishPages(finishingSteps),
  ],
  presets: [['classic', preset]],
  themeConfig,
};

export default config;
