import {createHash} from 'node:crypto';
import type {CheerioAPI} from 'cheerio';

/** A directive's name, and its sources. */
export type Policy = ReadonlyMap<string, readonly string[]>;

const POLICY = 'meta[http-equiv="Content-Security-Policy"]';

/** @returns the policy that a page gives itself */
export function policyOf($: CheerioAPI): Policy {
  const directives = ($(POLICY).attr('content') ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources] as const;
  });
  return new Map(directives);
}

/** @returns a page's inline scripts, styles and style attributes, each as its source in a policy */
export function inlineSources($: CheerioAPI): {directive: string; source: string}[] {
  const scripts = $('script:not([src])')
    .toArray()
    .filter(({attribs}) => !/json/.test(attribs.type ?? ''))
    .map((element) => ({directive: 'script-src', code: $(element).text()}));
  const styles = $('style')
    .toArray()
    .map((element) => ({directive: 'style-src', code: $(element).text()}));
  const attributes = $('[style]')
    .toArray()
    .map(({attribs}) => ({directive: 'style-src', code: attribs.style ?? ''}));
  return [...scripts, ...styles, ...attributes].map(({directive, code}) => ({
    directive,
    source: `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  }));
}

/** @returns a page's inline code that its own policy does not allow */
export function blockedCode($: CheerioAPI): string[] {
  const policy = policyOf($);
  return inlineSources($)
    .filter(({directive, source}) => !policy.get(directive)?.includes(source))
    .map(({directive, source}) => `${directive} ${source}`);
}
