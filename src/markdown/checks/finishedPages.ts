import {existsSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {routeOfDoc} from '../../lib/docs';
import type {FinishingStep} from '../../lib/finishedBuild';
import type {Severity} from './report';
import {addressesOf, faultOfAddress} from './sources';

/**
 * Tells of what finished pages show from elsewhere, or that isn't there, and of links in tags that lead nowhere,
 * whatever put them there: a component, an expression, an attribute. Those of a page's own tags ./pageFaults.ts has
 * told of, with their lines. Runs when all files are written. Test: tests/unit/markdown/finishedPages.test.ts
 */
export function checkFinishedPages(severity: Severity): FinishingStep {
  return ({outDir, baseUrl, docs, pages}) => {
    const faults = docs.docs.flatMap((doc) => {
      const page = pages.find(({route}) => route === routeOfDoc(doc, baseUrl));
      const elements = page?.document().querySelectorAll('.theme-doc-markdown *') ?? [];
      const found = Array.from(elements).flatMap((element) => {
        const attributes = new Map(
          Array.from(element.attributes, ({name, value}) => [name, value]),
        );
        const name = element.localName;
        if (name === 'a') return linkFault(attributes.get('href') ?? '', outDir, baseUrl) ?? [];
        return addressesOf({name, attributes}).flatMap(
          ([attribute, address]) => faultOfAddress(name, attribute, address, outDir) ?? [],
        );
      });
      return [...new Set(found)].map(
        (fault) => `  - ${doc.source.replace('@site/', '')}: ${fault}`,
      );
    });
    if (faults.length > 0) logger.report(severity)(`Readers miss something:\n${faults.join('\n')}`);
  };
}

/** Docusaurus adds the base path, and looks for pages, where a link is written in Markdown only. */
function linkFault(href: string, outDir: string, baseUrl: string): string | undefined {
  const [way = ''] = href.split(/[?#]/);
  const isOwn = way.startsWith(baseUrl);
  if (!way.startsWith('/') || way.startsWith('//')) return undefined;
  const isThere = existsSync(path.join(outDir, isOwn ? way.slice(baseUrl.length) : way));
  return isOwn === isThere
    ? undefined
    : `<a> leads to ${href}, which is not there: write [words](the path from this file to the page)`;
}
