/** The site's fixed facts: names and addresses. Constants of the specification carry its section. */
export const SITE = {
  title: 'Sensory Percussion 2 Help', // specification, section 1
  tagline: 'Set up your sensors, build your sounds and play.',
  url: 'https://help.sunhou.se',
  baseUrl: '/v2/', // specification, section 9
  /** Edit links and reports are built from it; package.json and .github/SECURITY.md repeat it, and a test compares. */
  repository: 'https://github.com/sunhouse/sensory-percussion-2-help',
  branch: 'main',
  makerUrl: 'https://sunhou.se',
  /** The help of version 1 lives on the same host, outside this site. */
  version1Path: '/v1', // specification, section 2
  copyrightYear: 2025, // specification, sections 1 and 9
} as const;

/** Where "Edit this page" leads: the page's source in the repository. */
export const EDIT_URL = `${SITE.repository}/edit/${SITE.branch}/`;

/** The picture of a page's social card, unless the page names its own. */
export const SOCIAL_IMAGE = {
  file: 'img/social-card.png',
  words: `${SITE.title}, beside a drum seen from above`,
};

/** What a social card needs beyond the title, description and image that the theme gives each page. */
export const socialMetadata = [
  {property: 'og:type', content: 'website'}, // Open Graph requires it
  {property: 'og:site_name', content: SITE.title},
];
