import type {List, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import type {PageFrontMatter} from './frontMatter';
import {SKELETONS} from './kinds';

/** schema.org's HowTo, with the properties that search engines require. */
export interface HowTo {
  '@context': 'https://schema.org';
  '@type': 'HowTo';
  name: string;
  description: string;
  step: HowToSection[];
}

/** The steps below one heading. */
export interface HowToSection {
  '@type': 'HowToSection';
  name: string;
  itemListElement: {'@type': 'HowToStep'; text: string}[];
}

const HEADING_ID = /\s*\{#[\w-]+\}$/;
/** Headings below which numbered lists are no steps of the task: conditions, example, check, cure. */
const NO_STEPS = new Set(SKELETONS['how-to'].flatMap(({heading}) => heading ?? []));

/**
 * Gives how-to pages their steps as structured data in the page's head. It is data, not a script: a
 * content security policy lets it pass.
 * Tests: tests/unit/pages/howToSteps.test.ts, tests/build/structuredData.test.ts
 */
export const howToSteps: Plugin<[], Root> = () => (tree, file) => {
  const data = howToOfPage(tree, (file.data.frontMatter ?? {}) as Partial<PageFrontMatter>);
  if (data) tree.children.push(headScript(JSON.stringify(data)));
};

/**
 * @param tree a page's Markdown
 * @param frontMatter its front matter
 * @returns its steps as structured data; none for other kinds of pages and without numbered steps
 */
export function howToOfPage(
  tree: Root,
  {kind, title = '', description = ''}: Partial<PageFrontMatter>,
): HowTo | undefined {
  if (kind !== 'how-to') return undefined;
  const sections: HowToSection[] = [];
  let level2 = title;
  let open: HowToSection = sectionOf(title);
  for (const node of tree.children) {
    if (node.type === 'heading') {
      const name = toString(node).replace(HEADING_ID, '');
      if (node.depth === 2) level2 = name;
      open = sectionOf(name);
    } else if (node.type === 'list' && node.ordered && !NO_STEPS.has(level2)) {
      open.itemListElement.push(...stepsOf(node));
      if (!sections.includes(open)) sections.push(open);
    }
  }
  if (sections.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: title,
    description,
    step: sections,
  };
}

function sectionOf(name: string): HowToSection {
  return {'@type': 'HowToSection', name, itemListElement: []};
}

function stepsOf({children}: List): HowToSection['itemListElement'] {
  return children.map((item) => ({
    '@type': 'HowToStep',
    text: item.children.map((part) => toString(part)).join(' '),
  }));
}

/** `<Head><script type="application/ld+json">…</script></Head>`, as Docusaurus reads it in Markdown. */
function headScript(json: string): Root['children'][number] {
  const script = {
    type: 'mdxJsxFlowElement',
    name: 'script',
    attributes: [{type: 'mdxJsxAttribute', name: 'type', value: 'application/ld+json'}],
    children: [{type: 'text', value: json.replace(/</g, '\\u003c')}],
  };
  const head = {type: 'mdxJsxFlowElement', name: 'Head', attributes: [], children: [script]};
  return head as unknown as Root['children'][number];
}
