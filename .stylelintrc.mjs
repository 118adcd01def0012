import {stylesBeyond, stylesRewritten} from './.browsers.mjs';

const EACH_CLASS = '/\\[class\\]/';
/** Browsers sort rules by what a selector ends in, which is no element, class or attribute here. */
const EACH_ELEMENT = '/(?:^| ):is\\([^()]*,[^()]*\\)(:[a-z-]+)?$/';

export default {
  extends: 'stylelint-config-standard',
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'color-no-hex': [true, {message: 'Colors live in src/css/tokens.css: use var(--sp-...).'}],
    'color-named': 'never',
    'no-descending-specificity': null,
    'selector-class-pattern': null,
    'selector-disallowed-list': [
      [EACH_CLASS],
      {
        message:
          "Each change of any element's classes would be looked at anew: name the classes, as in :not(.sp-path).",
      },
    ],
    'declaration-property-value-disallowed-list': [
      {flex: ['/^\\d+( \\d+)?$/', '/ 0%$/']},
      {
        message:
          'Its basis is 0 %, which WebKit takes as no height at all in a column as high as its content: write flex: auto there, and in a row flex: 1 1 0.',
      },
    ],
    'declaration-property-value-allowed-list': [
      {'font-size': ['/^(?!.*rem)/'], 'font-weight': ['400', '600', 'inherit', '/^var\\(/']},
      {
        message:
          'Take a size from src/css/tokens.css, var(--sp-size-...), and a weight of 400 or 600: browsers lay out each pair as a font of its own, which delays the first paint.',
      },
    ],
    'property-disallowed-list': [
      ['overflow-clip-margin'],
      {message: 'WebKit has none, and clips at the box: use clip-path: inset(-0.5rem).'},
    ],
    'custom-property-empty-line-before': null,
    'plugin/no-unsupported-browser-features': [
      true,
      {ignore: [...stylesBeyond, ...stylesRewritten], ignorePartialSupport: true},
    ],
  },
  overrides: [
    {
      files: ['src/css/tokens.css', 'src/play/drum/colors.lazy.css'],
      rules: {'color-no-hex': null},
    },
    {
      files: ['src/css/fonts.css'],
      rules: {'declaration-property-value-allowed-list': null},
    },
    {
      files: ['src/css/*.css'],
      rules: {
        'selector-disallowed-list': [
          [EACH_CLASS, EACH_ELEMENT],
          {
            message:
              'Every element would be asked: write a list, as in ".sp-foot a, .sp-foot button", and name classes, as in :not(.sp-path).',
          },
        ],
      },
    },
  ],
};
