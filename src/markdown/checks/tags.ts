import {createDocument} from '@mixmark-io/domino';
import type {Node} from 'unist';

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
  const {type, value, name, attributes, position} = node as Node & {
    value?: string;
    name?: string | null;
    attributes?: readonly JsxAttribute[];
  };
  const line = position?.start.line ?? 1;
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

/** @returns the tags of a text in HTML */
export function htmlTags(html: string, firstLine: number): Tag[] {
  const {body} = createDocument(`<!doctype html><body>${html}`);
  return Array.from(body.querySelectorAll('*'), (element) => {
    const attributes = Array.from(element.attributes, ({name, value}): [string, string] => [
      name,
      value,
    ]);
    const place = Math.max(0, html.indexOf(attributes[0]?.[1] || `<${element.localName}`));
    const line = firstLine + html.slice(0, place).split('\n').length - 1;
    return {name: element.localName, attributes: new Map(attributes), line};
  });
}
