import path from 'node:path';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {analytics} from './src/analytics/build';
import {bundlePlugin} from './src/bundle/build';
import {codeColors} from './src/config/codeColors';
import {hasGitHistory} from './src/config/git';
import {
  readHostedSearch,
  readOffline,
  readStrictLinks,
  readTrackingId,
} from './src/config/services';
import {EDIT_URL, SITE, SOCIAL_IMAGE, socialMetadata} from './src/config/site';
import {glossaryPlugin, writeGlossaryTerms} from './src/glossary/build';
import * as html from './src/html/build';
import {writeNotices} from './src/licenses/build';
import {offlineTags, writeServiceWorker} from './src/offline/build';
import * as markdown from './src/markdown/build';
import {figures, images, pictureFilesPlugin, turnedPictures} from './src/pictures/build';
import {demoFigures, toolBlocks} from './src/play/build';
import {assistantThemeConfig, searchPlugin, writeSearchIndex} from './src/search/build';
import {inlineScriptsPlugin, sitePagesPlugin} from './src/shell/build';

// Writers get warnings while they work (specification, section 5); CI sets STRICT_LINKS so that a broken
// link fails the build.
const linkSeverity = readStrictLinks(process.env) ? 'throw' : 'warn';
const hostedSearch = readHostedSearch(process.env);
const trackingID = readTrackingId(process.env);
const offline = readOffline(process.env);
const hasHistory = hasGitHistory(__dirname);

// Docusaurus' own switch. What it keeps of a page from one build to the next is made of other pages too (titles,
// files, drafts), which may have changed, and faults that it has told of once it would not tell again.
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';

/** Opens the list of shortcuts without a key: src/shortcuts listens. */
const SHORTCUTS_BUTTON =
  '<button type="button" class="clean-btn footer__link-item sp-needs-scripts" data-opens="shortcuts" aria-haspopup="dialog">Keyboard shortcuts</button>';

const preset: Options = {
  docs: {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    sidebarItemsGenerator: markdown.curlLabels,
    editUrl: EDIT_URL,
    showLastUpdateTime: hasHistory,
    breadcrumbs: true,
    numberPrefixParser: false, // 01-intro.md is at 01-intro/: names are addresses
    versions: {current: {label: 'Next', badge: true}},
    beforeDefaultRemarkPlugins: [
      markdown.bareWords,
      markdown.references,
      markdown.pageFaults(__dirname, linkSeverity),
      markdown.relatedPages(path.join(__dirname, 'docs')),
      markdown.frontDoor,
      markdown.steps,
      markdown.linkCards(__dirname),
      markdown.choices,
      markdown.unsure,
      demoFigures,
      toolBlocks,
      figures(__dirname),
      markdown.faultPanels,
      markdown.curlyQuotes,
      turnedPictures(__dirname),
    ],
    remarkPlugins: [
      markdown.labelTableCells,
      markdown.lineBreaks,
      markdown.letters,
      images,
      markdown.unusedDirectives(linkSeverity),
    ],
    rehypePlugins: [
      markdown.nesting(linkSeverity),
      markdown.admonitionTitles,
      markdown.scrollBoxes,
      markdown.taskLabels,
      markdown.longWords,
      markdown.places(linkSeverity),
    ],
  },
  blog: false,
  sitemap: {lastmod: hasHistory ? 'date' : null},
  theme: {
    customCss: [
      './src/css/fonts.css',
      './src/css/tokens.css',
      './src/css/base.css',
      './src/css/shell.css',
      './src/css/page.css',
      './src/css/text.css',
      './src/css/pictures.css',
      './src/css/steps.css',
      './src/css/tables.css',
      './src/css/boxes.css',
      './src/css/foot.css',
      './src/css/cards.css',
      './src/css/panels.css',
      './src/css/glossary.css',
      './src/css/frontDoor.css',
      './src/play/figure/figure.css',
      './src/play/tools/block/tools.css',
      './src/css/withoutScripts.css',
    ],
  },
};

const themeConfig: ThemeConfig = {
  image: SOCIAL_IMAGE.file,
  metadata: socialMetadata,
  // Change the id whenever the text changes: readers who dismissed the old one then see the new one.
  announcementBar: {
    id: 'v1-help-2026',
    content: `Playing version 1? <a href="${SITE.version1Path}">Open the V1 help</a>.`,
    isCloseable: true,
  },
  navbar: {
    title: 'Sensory Percussion 2',
    hideOnScroll: true, // specification, section 4
    items: [
      {type: 'custom-versionSwitch', position: 'left'},
      {href: SITE.makerUrl, label: 'Sunhouse home', position: 'right'},
      {type: 'search', position: 'right'},
    ],
  },
  footer: {
    style: 'light',
    links: [
      {
        title: 'Start',
        items: [
          {label: 'Set up your gear', to: '/quick-start/setting-up-your-gear/'},
          {label: 'Get started with the software', to: '/quick-start/getting-started-software/'},
          {label: 'Tutorials', to: '/quick-start/tutorials/'},
        ],
      },
      {
        title: 'Look up',
        items: [
          {label: 'How-to guides', to: '/how-to/'},
          {label: 'Software overview', to: '/software-overview/'},
          {label: 'Glossary', to: '/glossary/'},
        ],
      },
      {
        title: 'Get help',
        items: [
          {label: 'No sound', to: '/troubleshooting/no-sound/'},
          {label: 'Send a diagnostic report', to: '/troubleshooting/diagnostic-report/'},
          {html: SHORTCUTS_BUTTON},
          {label: 'Sunhouse home', href: SITE.makerUrl},
        ],
      },
    ],
    copyright: `Copyright © ${SITE.copyrightYear} Sunhouse`,
  },
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  prism: {theme: codeColors},
  ...assistantThemeConfig(hostedSearch),
};

/** What is done to the finished pages, in this order. */
const finishingSteps = [
  html.namePageScripts,
  html.inlineStyles,
  writeSearchIndex(hostedSearch),
  markdown.writeMarkdownCopies,
  writeGlossaryTerms,
  html.applyPolicy({hostedSearch, trackingID}),
  html.writePages,
  writeServiceWorker({enabled: offline}),
  writeNotices,
  markdown.checkFinishedPages(linkSeverity),
];

const config: Config = {
  title: SITE.title,
  tagline: SITE.tagline,
  url: SITE.url,
  baseUrl: SITE.baseUrl,
  trailingSlash: true,
  favicon: 'img/favicon.svg',
  // Apart from the page's own styles: 1 kB (brotli) less in each page, for one file that browsers fetch last.
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
    // What `future.v4` takes away from 3.10 on: <!-- comments -->, ## Headings {#id} and :::tip Titles in .mdx.
    mdx1Compat: {comments: true, headingIds: true, admonitions: true},
    parseFrontMatter: markdown.parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: linkSeverity, onBrokenMarkdownImages: 'throw'},
  },
  clientModules: [
    './src/pictures/zoom/index.ts',
    './src/shell/afterLoad/index.ts',
    './src/lib/keepPlace.ts',
    './src/shell/missingParts.ts',
    './src/shell/progressBar.ts',
  ],
  plugins: [
    inlineScriptsPlugin,
    glossaryPlugin,
    bundlePlugin,
    pictureFilesPlugin,
    sitePagesPlugin,
    searchPlugin(hostedSearch),
    markdown.pageChecksPlugin(linkSeverity),
    ...analytics(trackingID),
    html.finishPages(finishingSteps),
  ],
  presets: [['classic', preset]],
  themeConfig,
};

export default config;
