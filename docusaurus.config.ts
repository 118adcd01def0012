import path from 'node:path';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {compileSources} from './src/config/compiledSources';

// Writers get warnings while they work (specification, section 5); CI sets STRICT_LINKS so that a
// broken link fails the build.
const linkSeverity = process.env.STRICT_LINKS === 'true' ? 'throw' : 'warn';
const STYLE_SHEETS = ['tokens', 'site', 'readingAids', 'withoutScripts', 'print'].map(
  (name) => `./src/css/${name}.css`,
);
const DOCS = path.join(__dirname, 'docs');

/** Docusaurus waits for it: most of what it is made of is compiled first. */
export default async function createConfig(): Promise<Config> {
  const {plugin, remark, settings} = compileSources(__dirname);
  const {
    algoliaThemeConfig,
    announcementBar,
    EDIT_URL,
    footer,
    hasGitHistory,
    navbar,
    parseFrontMatter,
    readHostedSearch,
    readOffline,
    readTrackingId,
    SITE,
    socialMetadata,
  } = await settings();
  const hostedSearch = readHostedSearch(process.env);
  const trackingID = readTrackingId(process.env);
  const offline = readOffline(process.env);
  const presetOptions: Options = {
    docs: {
      routeBasePath: '/',
      sidebarPath: './sidebars.ts',
      editUrl: EDIT_URL,
      showLastUpdateTime: hasGitHistory(__dirname),
      breadcrumbs: true,
      versions: {current: {label: 'Next', badge: true}},
      beforeDefaultRemarkPlugins: [
        [remark('notePage'), {docs: DOCS, site: SITE.url + SITE.baseUrl}],
        remark('howToSteps'),
        [remark('relatedPages'), {docs: DOCS}],
        remark('labelledTableCells'),
      ],
      remarkPlugins: [remark('plainPictureWords'), remark('firstPictureFirst')],
    },
    blog: false,
    pages: false,
    theme: {customCss: STYLE_SHEETS},
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
    algolia: algoliaThemeConfig(hostedSearch),
  };

  const config: Config = {
    title: SITE.title,
    tagline: SITE.tagline,
    url: SITE.url,
    baseUrl: SITE.baseUrl,
    trailingSlash: true,
    favicon: 'img/favicon.svg',
    i18n: {defaultLocale: 'en', locales: ['en']},
    future: {v4: true, experimental_faster: true},
    onBrokenLinks: linkSeverity,
    onBrokenAnchors: linkSeverity,
    onDuplicateRoutes: linkSeverity,
    markdown: {
      format: 'detect', // .md is plain CommonMark, so that a stray < or { never breaks a writer's page
      parseFrontMatter,
      // For MDX of Docusaurus 2. A page's text stays as its writer wrote it (src/remark/notePage.ts).
      mdx1Compat: {comments: false, headingIds: false},
      hooks: {onBrokenMarkdownLinks: linkSeverity, onBrokenMarkdownImages: 'throw'},
    },
    clientModules: [
      './src/clientModules/docsShell.ts',
      './src/clientModules/deferredPrefetch.ts',
      './src/clientModules/imageZoom/index.ts',
      './src/clientModules/afterLoad/index.ts',
      ...(trackingID ? ['./src/clientModules/pageViews.ts'] : []),
    ],
    plugins: [
      plugin('start-recovery'),
      plugin('announcement-reset'),
      [plugin('docsearch-fixes'), {askAi: Boolean(hostedSearch?.askAi)}],
      plugin('early-controls'),
      plugin('glossary-terms'),
      plugin('lean-bundle'),
      plugin('shipped-packages'),
      plugin('site-pages'),
      [plugin('search-records'), {embedded: !hostedSearch}],
      [plugin('offline'), {enabled: offline}],
      [plugin('after-build'), {hostedSearch, trackingID, offline}],
      [plugin('page-sources'), {strict: linkSeverity === 'throw'}],
      plugin('release-feed'),
    ],
    presets: [['classic', presetOptions]],
    themeConfig,
  };

  return config;
}
