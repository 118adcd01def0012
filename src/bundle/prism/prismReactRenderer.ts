/**
 * Stands in for prism-react-renderer (alias in ../plugin.ts). Two files, since every page asks
 * for `Prism`, and only pages with code for `Highlight`. Test: tests/build/bundle.test.ts
 */
export {Highlight} from './Highlight';
export {Prism} from './prism';
