import {readFileSync} from 'node:fs';
import {subset} from 'semver';
import {describe, expect, it} from 'vitest';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly engines?: {readonly node?: string};
}

const locked = (
  JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  }
).packages;

/** Whether Node would find the package `name` from the package at `location`. */
function isLocked(name: string, location: string): boolean {
  const prefix = location === '' ? '' : `${location}/`;
  if (locked[`${prefix}node_modules/${name}`] !== undefined) return true;
  if (location === '') return false;
  return isLocked(name, location.slice(0, Math.max(0, location.lastIndexOf('/node_modules/'))));
}

describe('package-lock.json', () => {
  // Native packages of other platforms are optional, and npm may leave them out of the lock file without
  // a word. `npm ci` then fails on those platforms.
  it('has the native packages of every platform, not only of the one it was made on', () => {
    const missing = Object.entries(locked).flatMap(([location, entry]) =>
      Object.keys(entry.optionalDependencies ?? {})
        .filter((name) => !isLocked(name, location))
        .map((name) => `${location} → ${name}`),
    );
    expect(
      missing,
      'npm leaves out without a word what its registry does not have. Where it has them: npm install',
    ).toEqual([]);
  });

  // .npmrc has engine-strict: `npm ci` stops at the first package that wants another Node.
  it('wants no other Node than `engines` in package.json says', () => {
    const ours = locked['']?.engines?.node ?? '';
    expect(ours).not.toBe('');
    const others = Object.entries(locked)
      .filter(([, {engines}]) => engines?.node !== undefined && !subset(ours, engines.node))
      .map(([location, {engines}]) => `${location} wants ${engines?.node ?? ''}`);
    expect(others, 'Correct `engines` in package.json, and README').toEqual([]);
  });
});
