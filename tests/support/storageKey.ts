import {readFileSync} from 'node:fs';
import path from 'node:path';

const GENERATED = path.resolve(__dirname, '../../.docusaurus/site-storage.json');

/** @returns the key in browsers' storage: from 3.10 on Docusaurus adds a suffix (.github/UPGRADING.md) */
export function storageKey(name: string): string {
  const {namespace} = JSON.parse(readFileSync(GENERATED, 'utf8')) as {namespace: string};
  return name + namespace;
}
