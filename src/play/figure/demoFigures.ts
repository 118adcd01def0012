import path from 'node:path';
import type {Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {DEMO_NAMES, isDemoName, type DemoName} from '../names';

/** A node that HTML is made from as told here, and not by its type. */
type Children = ContainerDirective['children'];

/** Variants of demonstrations, by name. */
const VARIANTS: Readonly<Partial<Record<DemoName, readonly string[]>>> = {
  choke: ['two-ways'],
  effects: ['order', 'one-sound'],
  'one-gesture': ['range'],
  'pre-post': ['one-send'],
  scale: ['note-controller'],
  zones: ['one-snare'],
};

/** What a reader presses; the picture that stands above says what for. */
const BUTTON = {
  type: 'paragraph',
  data: {
    hName: 'button',
    hProperties: {type: 'button', className: ['sp-play-it', 'sp-needs-scripts']},
  },
  children: [
    {
      type: 'emphasis',
      data: {hName: 'span'},
      children: [{type: 'text', value: 'Play it'}],
    },
  ],
} as const;

/**
 * Makes a figure with a button of each picture that a demonstration belongs to:
 * `:::demo{name="choke"}`, the picture, `:::`. What stands inside is left as it is. With `small` the
 * picture's own place is kept, and the drum alone is in it; `variant` fits it to its page.
 * Runs before Docusaurus' own plugins, which would call the directive unused.
 * Tests: tests/unit/play/figure/demoFigures.test.ts, tests/build/play.test.ts
 *
 * @throws Error that says which page and what to do, for an unknown name or without a picture
 */
export const demoFigures: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, ['containerDirective', 'leafDirective', 'textDirective'], (node) => {
    const directive = node as ContainerDirective;
    if (directive.name !== 'demo') return;
    const where = `${path.relative(process.cwd(), file.path)}:${directive.position?.start.line ?? 1}`;
    const name = directive.attributes?.name ?? '';
    if (!isDemoName(name)) {
      throw new Error(
        `${where}: there is no demonstration "${name}". Write :::demo{name="…"} with one of these: ${DEMO_NAMES.join(', ')}.`,
      );
    }
    if (directive.type !== 'containerDirective' || !hasPicture(directive)) {
      throw new Error(
        `${where}: the demonstration "${name}" has no picture. Put the page's picture on a line of its own between :::demo{name="${name}"} and :::.`,
      );
    }
    const {small, variant} = directive.attributes ?? {};
    if (typeof variant === 'string' && !VARIANTS[name]?.includes(variant)) {
      const known = VARIANTS[name]?.join(', ') ?? 'none';
      throw new Error(
        `${where}: the demonstration "${name}" has no variant "${variant}", only: ${known}.`,
      );
    }
    directive.data = {
      hName: 'figure',
      hProperties: {
        'data-demo': name,
        ...(typeof small === 'string' ? {'data-demo-small': ''} : {}),
        ...(typeof variant === 'string' ? {'data-demo-variant': variant} : {}),
      },
    };
    directive.children = [...directive.children, structuredClone(BUTTON)] as Children;
  });
};

/** A picture in Markdown, or one that a page in MDX writes as a tag. */
function hasPicture(directive: ContainerDirective): boolean {
  let found = false;
  visit(directive, (node) => {
    const {type, name} = node as {type: string; name?: string | null};
    found ||= type === 'image' || type === 'imageReference' || /^(?:img|svg)$/i.test(name ?? '');
  });
  return found;
}
