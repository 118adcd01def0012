// Named with a dot so that the top level stays the site's own; scripts pass --config.
import docusaurus from '@docusaurus/eslint-plugin';
import compat from 'eslint-plugin-compat';
import prettier from 'eslint-config-prettier';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import imports from 'eslint-plugin-import-x';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {scriptsBeyond} from './.browsers.mjs';
import {houseZones} from './.eslint.house.mjs';

export default tseslint.config(
  {ignores: ['build', 'node_modules', '.docusaurus', '.cache', '*.config.js', '**/*.mjs']},
  ...tseslint.configs.strict,
  a11y.flatConfigs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurus, 'react-hooks': hooks, 'import-x': imports},
    settings: {'import-x/resolver-next': [createTypeScriptImportResolver()]},
    rules: {
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      'max-lines': ['error', {max: 200}],
      eqeqeq: 'error',
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
  // A list for writers to add to is as long as it is.
  {files: ['src/search/data/**'], rules: {'max-lines': 'off'}},
  prettier,
);
