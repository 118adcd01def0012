/**
 * Stands in for prism-react-renderer (alias in ./plugin.ts): every page asks for its `Prism`, where further
 * languages would register, and only code blocks for the highlighter, 30 kB. Test: tests/build/firstView.test.ts
 */
export {Highlight} from 'prism-react-renderer/dist/index.mjs';
export const Prism = {};
