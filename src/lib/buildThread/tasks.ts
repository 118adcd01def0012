import type {indexSources as IndexSources} from '../../plugins/search-records/indexSources';

/**
 * What the build does on a second thread, while the first, which Docusaurus and its bundler keep busy
 * from start to end, goes on. Each takes one value and gives one, both of plain data.
 */
export {readAhead} from '../../plugins/after-build/readAhead';
export {wordsOfBuild} from '../../plugins/after-build/wordsOfBuild';
export {readGlossary} from '../../plugins/glossary-terms/readGlossary';
export {readPages} from '../../plugins/page-sources/readPages';
export {writeTwins} from '../../plugins/page-sources/writeTwins';
export {writeReleaseFeed} from '../../plugins/release-feed/writeReleaseFeed';
export {recordBuiltPages} from '../../plugins/search-records/recordBuiltPages';

/** Loaded on demand: only `npm start` needs it, and packages that take long to load. */
export const indexSources: typeof IndexSources = async (sources) =>
  (await import('../../plugins/search-records/indexSources')).indexSources(sources);
