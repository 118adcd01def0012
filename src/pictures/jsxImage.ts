import type {Root} from 'mdast';

/** A picture as Docusaurus' own plugins leave it. */
interface JsxImage {
  attributes: {type: string; name: string; value: unknown}[];
}

/** @returns the node as a picture when it is one */
export function jsxImage(node: Root | Root['children'][number]): JsxImage | undefined {
  const element = node as unknown as JsxImage & {type: string; name: string | null};
  return element.type.startsWith('mdxJsx') && element.name === 'img' ? element : undefined;
}
