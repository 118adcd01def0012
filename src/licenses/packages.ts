import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A package of which something is sent to readers. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** As its package.json says (an SPDX expression), or empty. */
  license: string;
  /** The package whose own bundle holds it, if it does not come by itself. */
  within?: string;
}

/**
 * Licenses that ask for no more than their own text and the authors' names. An expression of several is
 * none of these: who meets one reads it, and adds it here.
 */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
];

/**
 * Packages inside of the one file that another is published as, which no bundler can tell apart. DocSearch
 * is loaded for its assistant only: its `devDependencies` (@docsearch/react 4.7.0), with the licenses of the
 * npm registry.
 */
const WITHIN: Readonly<Record<string, readonly Omit<ShippedPackage, 'within'>[]>> = {
  '@docsearch/react': [
    {name: '@ai-sdk/react', version: '^2.0.30', license: 'Apache-2.0'},
    {name: 'ai', version: '^5.0.30', license: 'Apache-2.0'},
    {name: 'marked', version: '^16.3.0', license: 'MIT'},
    {name: 'zod', version: '^4.1.8', license: 'MIT'},
  ],
};

/**
 * @param names of packages, as `packagesOf` gives them
 * @param modules folder node_modules
 * @returns each with version and license, and what is inside of those that are published as one file
 */
export function describePackages(names: readonly string[], modules: string): ShippedPackage[] {
  const found = names.flatMap((name) => {
    const source = readFileSync(path.join(modules, name, 'package.json'), 'utf8');
    const {version = '', license = ''} = JSON.parse(source) as Partial<ShippedPackage>;
    const inside = (WITHIN[name] ?? []).map((other) => ({...other, within: name}));
    return [{name, version, license}, ...inside];
  });
  return found.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

export function isPermissive({license}: ShippedPackage): boolean {
  return PERMISSIVE.includes(license);
}
