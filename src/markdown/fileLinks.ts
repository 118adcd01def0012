import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

interface Expression {
  type: string;
}

/** A link to a file, as Docusaurus' own plugin leaves it: `<a href={require(…).default}>`. */
interface FileLink {
  type: string;
  name?: string | null;
  attributes: {name: string; value: {data?: {estree?: {body: {expression: Expression}[]}}}}[];
}

/**
 * Lets links to files that are no pages, `[The manual](./manual.pdf)`, keep their addresses: Docusaurus' Link
 * would add a slash to them. `pathname://` before an address is its own sign for what is no page. Runs after
 * Docusaurus' plugins. Tests: tests/unit/markdown/fileLinks.test.ts, tests/build/writing.test.ts
 */
export const fileLinks: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node) => {
    const {type, name, attributes} = node as unknown as FileLink;
    if (type !== 'mdxJsxTextElement' || name !== 'a') return;
    if (!attributes.some((attribute) => attribute.name === 'data-noBrokenLinkCheck')) return;
    const href = attributes.find((attribute) => attribute.name === 'href');
    const [statement] = href?.value.data?.estree?.body ?? [];
    if (!statement) return;
    const left = {type: 'Literal', value: 'pathname://', raw: '"pathname://"'};
    const sum = {type: 'BinaryExpression', operator: '+', left, right: statement.expression};
    statement.expression = sum;
  });
};
