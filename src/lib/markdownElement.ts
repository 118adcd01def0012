import type {RootContent} from 'mdast';

type Properties = Readonly<Record<string, string | number | boolean>>;

/**
 * @param name of an HTML element that Markdown has no sign for
 * @param properties its attributes, by React's names
 * @param children Markdown nodes, and words
 * @returns a Markdown node that becomes this element
 */
export function element(name: string, properties: Properties, children: readonly unknown[] = []) {
  // Markdown's own types don't know it; what turns Markdown into HTML goes by `data`.
  const block: unknown = {
    type: 'block',
    data: {hName: name, hProperties: {...properties}},
    children: children.map((child) =>
      typeof child === 'string' ? {type: 'text', value: child} : child,
    ),
  };
  return block as RootContent & {children: RootContent[]};
}

/** Adds to the attributes of the HTML element that a node becomes. */
export function addProperties(node: object, properties: Properties): void {
  const carrier = node as {data?: {hProperties?: object}};
  carrier.data = {...carrier.data, hProperties: {...carrier.data?.hProperties, ...properties}};
}
