/**
 * What the build does on a second thread, while the first, which Docusaurus and its bundler keep busy
 * from start to end, goes on. Each takes one value and gives one, both of plain data.
 */
export {readGlossary} from '../../plugins/glossary-terms/readGlossary';
export {readPages} from '../../plugins/page-sources/readPages';
export {writeReleaseFeed} from '../../plugins/release-feed/writeReleaseFeed';
export {recordBuiltPages} from '../../plugins/search-records/recordBuiltPages';
