import {SITE} from './site';

/**
 * What a social card needs beyond what the theme gives each page (title, description, image): the
 * type, which Open Graph requires, and the picture's words for those who don't see it.
 */
export const socialMetadata = [
  {property: 'og:type', content: 'website'},
  {property: 'og:site_name', content: SITE.title},
  {property: 'og:image:alt', content: `${SITE.title}, beside a drum seen from above`},
];
