import type {Nodes} from 'mdast';

/**
 * @param node as a parser made it
 * @returns where it stands in its text, as offsets
 * @throws Error for a node that was not read from a text
 */
export function rangeOf({type, position}: Nodes): {start: number; end: number} {
  const {start, end} = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) {
    throw new Error(`A node of type ${type} stands nowhere in the text.`);
  }
  return {start: start.offset, end: end.offset};
}
