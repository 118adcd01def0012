import {createDocument} from '@mixmark-io/domino';
import type {Node} from 'unist';
import {HTML_TAG} from '../htmlTag';
import {lineOf} from '../lineOf';

/** A tag in a page, written as HTML in .md or as JSX in .mdx. */
export interface Tag {
  name: string;
  /** By names in small letters; what is computed is left out. */
  attributes: ReadonlyMap<string, string>;
  /** Line of the file, as near as it is known. */
  line: number;
}

interface JsxAttribute {
  name?: string;
  value?: string | null | {data?: {estree?: {body: {expression?: {value?: unknown}}[]}}};
}

/** @returns the tags that a node of a page's tree opens, without those of its children */
export function tagsOf(node: Node): Tag[] {
  const {type, value, name, attributes} = node as Node & {
    value?: string;
    name?: string | null;
    attributes?: readonly JsxAttribute[];
  };
  const line = lineOf(node);
  if (type === 'html' && value) return htmlTags(value, line);
  if (!type.startsWith('mdxJsx') || !name) return [];
  const known = (attributes ?? []).flatMap((attribute): [string, string][] => {
    const text = textOf(attribute);
    return attribute.name && text !== undefined ? [[attribute.name.toLowerCase(), text]] : [];
  });
  return [{name, attributes: new Map(known), line}];
}

/** An attribute in quotes, also where they stand in braces. */
function textOf({value}: JsxAttribute): string | undefined {
  if (typeof value === 'string') return value;
  const [statement] = value?.data?.estree?.body ?? [];
  const literal = statement?.expression?.value;
  return typeof literal === 'string' ? literal : undefined;
}

/** Comments, and what stands in elements of which the text has no tags. */
const NO_TAGS =
  /<!--[^]*?(?:-->|$)|(?<=<(script|style|textarea|title)(?![\w-])(?:"[^"]*"|'[^']*'|[^"'>])*>)[^]*?(?=<\/\1|$)/gi;

/**
 * Each tag is read by itself, since what the reader of HTML makes of a text says no lines.
 *
 * @returns the tags of a text in HTML
 */
function htmlTags(html: string, firstLine: number): Tag[] {
  const {body} = createDocument('');
  const read = html.replace(NO_TAGS, (text) => text.replace(/[^\n]/g, ' '));
  return Array.from(read.matchAll(HTML_TAG)).flatMap(({0: tag, index, groups = {}}) => {
    const {close, name} = groups;
    if (close || !name) return [];
    body.innerHTML = `<i${tag.slice(1 + name.length).replace(/>?$/, '>')}`; // any name may stand there
    const attributes = Array.from(
      body.firstElementChild?.attributes ?? [],
      (one) => [one.name, one.value] as const,
    );
    const line = firstLine + html.slice(0, index).split('\n').length - 1;
    return [{name: name.toLowerCase(), attributes: new Map(attributes), line}];
  });
}
