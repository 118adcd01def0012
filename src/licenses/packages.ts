import {existsSync, readFileSync} from 'node:fs';
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

/** Licenses that ask for no more than their own text and the authors' names. */
const PERMISSIVE = new Set([
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
]);

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
 * @throws Error when a package is not installed
 */
export function describePackages(names: readonly string[], modules: string): ShippedPackage[] {
  const found = names.flatMap((name) => [
    describe(name, modules),
    ...(WITHIN[name] ?? []).map((inside) => ({...inside, within: name})),
  ]);
  return found.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function describe(name: string, modules: string): ShippedPackage {
  const file = path.join(modules, name, 'package.json');
  if (!existsSync(file)) {
    throw new Error(
      `${name} is sent to readers and not installed: run "npm ci", then build again.`,
    );
  }
  const {version = '', license = ''} = JSON.parse(readFileSync(file, 'utf8')) as {
    version?: string;
    license?: string | {type: string};
  };
  return {name, version, license: typeof license === 'object' ? license.type : license};
}

/** @returns whether an SPDX expression allows everything with no more than naming the authors */
export function isPermissive(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => PERMISSIVE.has(license.trim())));
}
