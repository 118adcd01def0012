/** Where the browser finds the index under `npm start`. */
export const INDEX_NAME = 'search-index.json';

/** And in a build, which puts the content's hash in the middle when the index is made. */
export const HASH_PLACEHOLDER = 'search-index.HASH.json';
