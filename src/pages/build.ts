export {pageChecksPlugin} from './checks/plugin';
export {labelTableCells} from './labelTableCells';
export {parseFrontMatter} from './parseFrontMatter';
export {relatedPages} from './relatedPages';
export {writeMarkdownTwins} from './twins/writeTwins';
