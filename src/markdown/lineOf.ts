import type {Node} from 'unist';

/** @returns a node's line; the first, where it has none */
export const lineOf = (node: Pick<Node, 'position'> | undefined): number =>
  node?.position?.start.line ?? 1;
