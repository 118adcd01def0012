import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
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
    expect(missing).toEqual([]);
  });
});
