import {themes, type PrismTheme} from 'prism-react-renderer';

/**
 * Docusaurus' own colors of code, in both modes, with those made lighter that could not be read on its ground or on
 * a highlighted line (src/css/tokens.css). Test: tests/unit/config/codeColors.test.ts
 */
export const codeColors: PrismTheme = {
  ...themes.palenight,
  styles: [
    ...themes.palenight.styles,
    {types: ['comment'], style: {color: '#a0a8cd'}},
    {types: ['tag', 'deleted', 'boolean'], style: {color: '#ff8582'}},
  ],
};
