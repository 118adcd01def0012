import {createDocument} from '@mixmark-io/domino';
import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {faultPanels} from '../../src/markdown/build';
import {figures} from '../../src/pictures/build';
import {readFaults, type FaultPage} from '../../src/play/tools/getTheSoundBack/readFaults';
import {NONE, signOf, walk, type Place} from '../../src/play/tools/getTheSoundBack/walk';
import {toolBlocks} from '../../src/play/build';
import {blockHtml} from './blockHtml';

/** The rules that make a page about faults, in the site's order. */
const blocks: Plugin<[], Root> = () => (tree, file) => {
  for (const plugin of [toolBlocks, figures(''), faultPanels]) {
    plugin.call({} as never)?.(tree, file, () => undefined);
  }
};

/**
 * Reads the faults of a page's Markdown, as the tool reads them from the page.
 *
 * @param change what a browser does to the page before
 */
export async function faultsOfMarkdown(
  markdown: string,
  change = (html: string): string => html,
): Promise<FaultPage> {
  const {body} = createDocument(`<body>${change(await blockHtml(blocks, markdown))}`);
  for (const heading of Array.from(body.querySelectorAll('h2, h3'))) {
    const {text, id = ''} = parseMarkdownHeadingId(heading.textContent ?? '');
    heading.textContent = text;
    heading.id = id;
  }
  return readFaults(body);
}

/** @returns every place that presses lead to, each once, with the fewest answers that lead there */
export function placesOf(page: FaultPage): {place: Place; answers: string}[] {
  const found = new Map<string, {place: Place; answers: string}>();
  const open = [''];
  for (let answers = open.shift(); answers !== undefined; answers = open.shift()) {
    const {place, answered} = walk(page, answers);
    if (answered.length < answers.length) continue; // the last one was no choice there
    const key = JSON.stringify(place, (_key, value: unknown) =>
      typeof value === 'object' && value !== null && 'id' in value ? value.id : value,
    );
    if (found.has(key)) continue;
    found.set(key, {place, answers});
    const choices = Array.from({length: 20}, (_, index) => signOf(index) ?? '');
    open.push(...[...choices, NONE, 'y', 'n'].map((one) => answers + one));
  }
  return [...found.values()];
}

/** @returns the faults whose cure presses lead to, with the fewest presses */
export function reachedFaults(page: FaultPage): {id: string; presses: number}[] {
  return placesOf(page).flatMap(({place, answers}) =>
    place.kind === 'fault' ? [{id: place.fault.id, presses: answers.length}] : [],
  );
}
