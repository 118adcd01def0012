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

/** Whether `name` is found from the package at `location` the way Node looks it up. */
function isLocked(name: string, location: string): boolean {
  const prefix = location === '' ? '' : `${location}/`;
  if (locked[`${prefix}node_modules/${name}`] !== undefined) return true;
  if (location === '') return false;
  return isLocked(name, location.slice(0, Math.max(0, location.lastIndexOf('/node_modules/'))));
}

describe('package-lock.json', () => {
  // `npm ci` refuses a lock file without these, and npm leaves them out silently when the
  // registry did not have them on the day: the build then fails on every machine but ours.
  it('locks the native packages of every platform, not only those of the machine it was made on', () => {
    const missing = Object.entries(locked).flatMap(([location, entry]) =>
      Object.keys(entry.optionalDependencies ?? {})
        .filter((name) => !isLocked(name, location))
        .map((name) => `${location} → ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
