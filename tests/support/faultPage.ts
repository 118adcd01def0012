import {createDocument} from '@mixmark-io/domino';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {faultPanels} from '../../src/markdown/build';
import {figures} from '../../src/pictures/build';
import {
  readFaults,
  type Fault,
  type FaultPage,
} from '../../src/play/tools/getTheSoundBack/readFaults';
import {walk, type Place} from '../../src/play/tools/getTheSoundBack/walk';
import {toolBlocks} from '../../src/play/build';
import {blockHtml} from './blockHtml';

/** The rules that make a page about faults, in the site's order. */
const blocks: Plugin<[], Root> = () => (tree, file) => {
  for (const plugin of [toolBlocks, figures, faultPanels]) {
    plugin.call({} as never)?.(tree, file, () => undefined);
  }
};

/** Reads the faults of a page's Markdown, as the tool reads them from the page. */
export async function faultsOfMarkdown(markdown: string): Promise<FaultPage> {
  const {body} = createDocument(`<body>${await blockHtml(blocks, markdown)}`);
  for (const heading of Array.from(body.querySelectorAll('h2, h3'))) {
    const [, words = '', id = ''] =
      /^(.*?)\s*(?:\{#([\w-]+)\})?$/.exec(heading.textContent ?? '') ?? [];
    heading.textContent = words;
    heading.id = id;
  }
  return readFaults(body);
}

const keyOf = (place: Place): string => {
  const id = 'fault' in place ? place.fault?.id : 'group' in place ? place.group.title : '';
  return [
    place.kind,
    id,
    'number' in place ? place.number : '',
    String('isSolved' in place && place.isSolved),
  ].join(' ');
};

/** @returns every place that yes and no lead to, each once, with the answers that lead there */
export function placesOf(page: FaultPage): {place: Place; answers: string}[] {
  const found = new Map<string, {place: Place; answers: string}>();
  const open = [''];
  for (let answers = open.shift(); answers !== undefined; answers = open.shift()) {
    const {place} = walk(page, answers);
    if (found.has(keyOf(place))) continue;
    found.set(keyOf(place), {place, answers});
    if (place.kind !== 'end') open.push(`${answers}y`, `${answers}n`);
  }
  return [...found.values()];
}

/** @returns the faults whose first step yes and no lead to */
export function reachedFaults(page: FaultPage): Fault[] {
  return placesOf(page).flatMap(({place}) =>
    place.kind === 'step' && place.number === 1 ? [place.fault] : [],
  );
}
