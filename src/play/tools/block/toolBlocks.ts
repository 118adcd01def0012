import path from 'node:path';
import type {Root} from 'mdast';
import type {ContainerDirective, LeafDirective} from 'mdast-util-directive';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {addProperties, element} from '../../../lib/markdownElement';
import {isToolName, TOOL_NAMES, TOOLS} from '../names';

/**
 * Makes the place of a tool, with its button: of `:::tool{name="midi-monitor"}`, words, `:::`, which
 * remain where no script runs, or of `::tool{name="get-the-sound-back"}`, of which nothing does.
 * Runs before Docusaurus' own plugins, which would call the directive unused.
 *
 * @throws Error that says which page and what to do, for an unknown name or a place within a sentence
 */
export const toolBlocks: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, ['containerDirective', 'leafDirective', 'textDirective'], (node) => {
    const block = node as ContainerDirective | LeafDirective;
    if (block.name !== 'tool') return;
    const where = `${path.relative(process.cwd(), file.path)}:${block.position?.start.line ?? 1}`;
    const name = block.attributes?.name ?? '';
    if (!isToolName(name)) {
      throw new Error(
        `${where}: there is no tool "${name}". Write ::tool{name="…"} with one of these: ${TOOL_NAMES.join(', ')}.`,
      );
    }
    if (node.type === 'textDirective') {
      throw new Error(
        `${where}: the tool "${name}" stands within a sentence. Write ::tool{name="${name}"}, with two colons, on a line of its own.`,
      );
    }
    const look = {type: 'button', className: 'sp-button sp-tool-start sp-needs-scripts'};
    const button = element('button', look, [{type: 'text', value: TOOLS[name]}]);
    const hasWords = block.children.length > 0;
    block.data = {...block.data, hName: 'div'};
    addProperties(block, {'data-tool': name, ...(hasWords ? {} : {className: 'sp-needs-scripts'})});
    block.children = [...block.children, button] as never;
  });
};
