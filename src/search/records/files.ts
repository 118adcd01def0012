/** The index that browsers search, below the base path. */
export const INDEX_NAME = 'search-index.json';

/** Where a build leaves its pages' records for `npm run search:push`, below the folder of generated files. */
export const RECORDS_FILE = 'search-records/records.json';
