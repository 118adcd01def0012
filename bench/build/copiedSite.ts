import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {isPageFile} from '../../src/lib/pageAddress';
import {copySiteSources, ROOT} from '../../tests/support/siteCopy';
import {writeStockSite} from '../speed/stockSite';

/**
 * Copies the site, with its pages as often as asked for, and with packages but no cache.
 *
 * @param factor how often
 * @returns folder of the copy
 */
export function makeSite(factor: number): string {
  const site = copySiteSources();
  for (let copy = 2; copy <= factor; copy += 1) {
    cpSync(path.join(ROOT, 'docs'), path.join(site, 'docs', `copy-${String(copy)}`), {
      recursive: true,
    });
  }
  linkPackages(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'));
  return site;
}

/** @returns folder of a stock Docusaurus site of the same pages, with packages but no cache */
export function makeStockSite(): string {
  const site = mkdtempSync(path.join(tmpdir(), 'stock-'));
  writeStockSite(site, path.join(ROOT, 'docs'));
  linkPackages(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'));
  return site;
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== '.cache') symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/** @returns number of pages of a copy */
export function countPages(site: string): number {
  const files = readdirSync(path.join(site, 'docs'), {recursive: true, encoding: 'utf8'});
  return files.map((file) => file.split(path.sep).join('/')).filter(isPageFile).length;
}

/** Where a build keeps what it saves for the next one, TypeScript made JavaScript included. */
export const CACHE = 'node_modules/.cache';

/** Deletes what a build left behind. */
export function clearCaches(site: string): void {
  for (const folder of ['build', '.docusaurus', CACHE]) {
    rmSync(path.join(site, folder), {recursive: true, force: true});
  }
  mkdirSync(path.join(site, CACHE));
}
