import path from 'node:path';
import type {Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {element} from '../../lib/markdownElement';
import {DEMO_NAMES, INVITATIONS, isDemoName, type DemoName} from '../names';

export const VARIANTS: Readonly<Partial<Record<DemoName, readonly string[]>>> = {
  choke: ['two-ways'],
  effects: ['order', 'one-sound'],
  'one-gesture': ['range'],
  scale: ['note-controller'],
};

/** What a reader presses, with a line that says what for where there is room. */
function playButton(name: DemoName, isSmall: boolean) {
  const label = element('b', {}, [{type: 'text', value: 'Play it'}]);
  const line = {type: 'text', value: `${INVITATIONS[name]} `};
  const words = element('span', {}, isSmall ? [label] : [line, label]);
  return element('button', {type: 'button', className: 'sp-play-it sp-needs-scripts'}, [words]);
}

/**
 * Makes a figure with a button of each picture that a demonstration belongs to (README.md has the syntax).
 * Runs before Docusaurus' own plugins, which would call the directive unused.
 *
 * @throws Error that says which page and what to do, for an unknown name or variant, or without a picture
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
    const isSmall = typeof small === 'string';
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
        'aria-label': INVITATIONS[name],
        'data-demo-small': small,
        'data-demo-variant': variant,
      },
    };
    directive.children.push(playButton(name, isSmall) as never);
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
