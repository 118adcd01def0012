/**
 * What the client takes from @docusaurus/utils-common 3.9.1, past its CommonJS entry, which brings
 * all of tslib (10 kB) for one helper. A name missing here stops the build.
 */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
