import compat from 'eslint-plugin-compat';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import imports from 'eslint-plugin-import-x';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {scriptsBeyond} from './.browsers.mjs';

/**
 * Who may import whom in src/: each module only those above it in this list, and
 * only through a module's entry points. src/theme and docusaurus.config.ts may go anywhere; nobody goes there.
 */
const MODULES = [
  'config',
  'lib',
  'play',
  'licenses',
  'shortcuts',
  'search',
  'glossary',
  'offline',
  'analytics',
  'pictures',
  'markdown',
  'bundle',
  'html',
  'shell',
];

/** A module's entry points: for the browser's first view, deferred, and for the build. */
const ENTRY_POINTS = ['./index.ts', './deferred.ts', './build.ts'];

/** Modules that are open: everyone may take any file of these. */
const OPEN = ['config', 'lib'];

const below = (name) => MODULES.slice(MODULES.indexOf(name) + 1);

/** For the rule import-x/no-restricted-paths. */
const houseZones = [
  ...MODULES.flatMap((name) => [
    {
      target: `./src/${name}`,
      from: [...below(name).map((other) => `./src/${other}`), './src/theme'],
      message: `src/${name} may not import from a module below it (eslint.config.mjs).`,
    },
    ...(OPEN.includes(name) || below(name).length === 0
      ? []
      : [
          {
            target: below(name).map((other) => `./src/${other}`),
            from: `./src/${name}`,
            except: ENTRY_POINTS,
            message: `Use an entry point of src/${name}: ${ENTRY_POINTS.join(', ')} (eslint.config.mjs).`,
          },
        ]),
  ]),
  {
    target: './src/play/core',
    from: './src',
    except: ['./play/core'],
    message: 'src/play/core is pure: it knows nothing but itself (eslint.config.mjs).',
  },
  {
    target: './hosting',
    from: MODULES.filter((name) => !OPEN.includes(name)).map((name) => `./src/${name}`),
    message: 'hosting/ knows src/config and src/lib only.',
  },
];

/** Files that are run by hand or by checks, with packages that a build does not need. */
const BY_HAND = [
  'tests/**',
  'bench/**',
  'diagrams/**',
  'src/css/fonts/subset.ts',
  'src/markdown/blocks/drawPictograms.ts',
];

export default tseslint.config(
  {ignores: ['build', 'node_modules', '.docusaurus', '.cache', '*.config.js', '**/*.mjs']},
  ...tseslint.configs.strict,
  a11y.flatConfigs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'react-hooks': hooks, 'import-x': imports},
    settings: {'import-x/resolver-next': [createTypeScriptImportResolver()]},
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXOpeningElement[name.name="a"]',
          message: "Take Link from '@docusaurus/Link': an <a> loads a whole new page.",
        },
        // Playwright advises against it: a request that a change of page gave up can be waited for forever.
        {
          selector: 'Literal[value="networkidle"]',
          message:
            'Wait for what the page shows, or for tests/support/page.ts: hydrated, listening.',
        },
        {
          selector: 'JSXOpeningElement[name.name=/^h[1-6]$/]',
          message: "Take Heading from '@theme/Heading': it has the id and the link.",
        },
        // A translated page has other text nodes than React knows of, and it fails as it takes one away.
        ...[
          'JSXText[value=/\\S/] ~ JSXExpressionContainer[expression.type!=/Literal$|^JSXEmpty/]',
          'JSXExpressionContainer[expression.type!=/Literal$|^JSXEmpty/] ~ JSXText[value=/\\S/]',
        ].map((selector) => ({
          selector,
          message:
            'Give a text that changes an element of its own, or make it one template literal.',
        })),
        {
          selector:
            ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > LogicalExpression[right.type=/^(?:Call|Template|Member|Identifier|Literal)/]:not([right.callee.property.name="map"])',
          message: 'Give a text that comes and goes an element of its own.',
        },
        {
          selector:
            'MemberExpression[object.name=/^(?:event|press)$/][property.name=/^(?:key|code)$/]',
          message:
            'Ask isShortcut or isPress of src/lib/keys.ts: it knows AltGr and input methods.',
        },
      ],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      'max-lines': ['error', {max: 200}],
      eqeqeq: 'error',
      'import-x/no-extraneous-dependencies': ['error', {devDependencies: BY_HAND}],
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', {zones: houseZones}],
    },
  },
  // Whether the oldest browsers of package.json's browserslist know it.
  {
    files: ['src/**/*.{ts,tsx}'],
    ...compat.configs['flat/recommended'],
    settings: {polyfills: scriptsBeyond},
  },
  // Lists to add to, such as the navbar's links, are as long as they are.
  {files: ['docusaurus.config.ts', 'src/search/data/**'], rules: {'max-lines': 'off'}},
);
