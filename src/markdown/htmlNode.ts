/** An element as plugins of rehype see it: of Markdown or HTML, with `properties`, or of JSX, with `attributes`. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  name?: string | null;
  properties?: Readonly<Record<string, unknown>>;
  attributes?: readonly {name?: string; value?: unknown}[];
  children?: HtmlNode[];
}

/** @returns an attribute's value, by whatever syntax the element was written */
export const attributeOf = ({properties, attributes}: HtmlNode, name: string): unknown =>
  properties?.[name] ?? attributes?.find((one) => one.name === name)?.value;
