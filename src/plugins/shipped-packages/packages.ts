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
  'Unlicense',
]);

/**
 * What DocSearch's assistant brings along inside of the modal's one file, which no bundler can tell
 * apart: by the `devDependencies` of @docsearch/react 4.7.0 and the licenses in the npm registry.
 */
const ASSISTANT: readonly ShippedPackage[] = [
  {name: '@ai-sdk/react', version: '^2.0.30', license: 'Apache-2.0'},
  {name: 'ai', version: '^5.0.30', license: 'Apache-2.0'},
  {name: 'marked', version: '^16.3.0', license: 'MIT'},
  {name: 'zod', version: '^4.1.8', license: 'MIT'},
].map((inside) => ({...inside, within: '@docsearch/react'}));
const WITH_ASSISTANT = '@docsearch/react, with its assistant';

/** The mended copies of the modal stand for the package (src/plugins/docsearch-fixes). */
const COPIES: readonly (readonly [RegExp, string])[] = [
  [/[\\/]docsearch-fixes[\\/]plain-[^\\/]*$/, '@docsearch/react'],
  [/[\\/]docsearch-fixes[\\/]whole-[^\\/]*$/, WITH_ASSISTANT],
];

/**
 * @param files modules of a bundle
 * @returns names of the packages they are from, sorted; the site's own modules are from none
 */
export function packagesOf(files: Iterable<string>): string[] {
  const names = new Set<string>();
  for (const file of files) {
    const copied = COPIES.find(([pattern]) => pattern.test(file))?.[1];
    const name =
      copied ?? /(?:^|.*[\\/])node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1];
    if (name) names.add(name.replace('\\', '/'));
  }
  return [...names].sort();
}

/**
 * @param names of packages, as `packagesOf` gives them
 * @param modules folder node_modules
 * @returns each with version and license, and what is inside of those that are published as one file
 * @throws Error when a package is not installed
 */
export function describePackages(names: readonly string[], modules: string): ShippedPackage[] {
  const found = names.flatMap((name) =>
    name === WITH_ASSISTANT
      ? [describe('@docsearch/react', modules), ...ASSISTANT]
      : describe(name, modules),
  );
  return [...new Map(found.map((described) => [described.name, described])).values()].sort(
    (one, other) => one.name.localeCompare(other.name, 'en'),
  );
}

function describe(name: string, modules: string): ShippedPackage {
  const file = path.join(modules, name, 'package.json');
  if (!existsSync(file)) {
    throw new Error(
      `${name} is sent to readers and not installed: run "npm ci", then build again.`,
    );
  }
  const {version, license} = JSON.parse(readFileSync(file, 'utf8')) as {
    version?: string;
    license?: string | {type?: string};
  };
  const type = typeof license === 'object' ? license.type : license;
  return {name, version: version ?? '', license: type ?? ''};
}

/** @returns whether an SPDX expression allows everything with no more than naming the authors */
export function isPermissive(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => PERMISSIVE.has(license.trim())));
}
