/**
 * Stands in for prism-react-renderer (alias in src/plugins/lean-bundle). Two files, since every page asks
 * for `Prism`, and only pages with code for `Highlight`. Test: tests/build/leanBundle.test.ts
 */
export {Highlight} from './Highlight';
export {Prism} from './prism';
