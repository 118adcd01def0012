/** Records of every page carry these; a shared Algolia index is filtered by them (specification, section 7). */
export const FACET_FILTERS = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
];
