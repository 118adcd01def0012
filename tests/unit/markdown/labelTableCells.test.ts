import {toHtml} from 'hast-util-to-html';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast} from 'mdast-util-to-hast';
import {gfm} from 'micromark-extension-gfm';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {curlyQuotes, labelTableCells} from '../../../src/markdown/build';

function propertiesOf(markdown: string, type: 'table' | 'tableRow' | 'tableCell'): unknown[] {
  const tree = fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  const labelled = unified().use(curlyQuotes).use(labelTableCells).runSync(tree);
  const found: unknown[] = [];
  visit(labelled, type, (node) => {
    found.push((node.data as {hProperties?: unknown} | undefined)?.hProperties);
  });
  return found;
}

const WIDE = '| Control | Range | Effect |\n|---|---|---|\n| **Gain** | 0 dB | Louder |';
const NARROW = '| Light | Meaning |\n|---|---|\n| Red | Too loud |';

describe('table cells', () => {
  it('have their column’s name, but for a row’s first of three or more', () => {
    expect(propertiesOf(WIDE, 'tableCell').slice(3)).toEqual([
      {role: 'rowheader'},
      {role: 'cell', 'data-label': 'Range'},
      {role: 'cell', 'data-label': 'Effect'},
    ]);
    expect(propertiesOf(WIDE, 'table')).toEqual([{role: 'table', className: 'sp-cards'}]);
  });

  it('say their side by a mark, since a style of their own would hold on phones too', () => {
    const sides = WIDE.replace('|---|---|---|', '|:-:|--:|---|');
    expect(propertiesOf(sides, 'tableCell').slice(3)).toEqual([
      {role: 'rowheader', 'data-align': 'center'},
      {role: 'cell', 'data-label': 'Range', 'data-align': 'right'},
      {role: 'cell', 'data-label': 'Effect'},
    ]);
    const tree = fromMarkdown(`${sides}\n| Short |`, {
      extensions: [gfm()],
      mdastExtensions: [gfmFromMarkdown()],
    });
    const html = toHtml(toHast(unified().use(labelTableCells).runSync(tree)));
    expect(html).not.toContain(' align="');
    expect(html).toMatch(/Short<\/td>\s*<td><\/td>\s*<td><\/td>/); // else a row would end early
  });

  it('have it as readers see it: without tags, with curled quotes', () => {
    const odd =
      "| A | What's<br>it | CO<sub>2</sub> <!-- ask --> |\n|---|---|---|\n| a | b | –<!-- ask --> |";
    expect(propertiesOf(odd, 'tableCell').slice(4)).toEqual([
      {role: 'cell', 'data-label': 'What’s it'},
      {role: 'cell', 'data-label': 'CO₂', 'data-empty': ''},
    ]);
    const raised =
      '| A | **10<sup>3</sup>** Hz | ~~Old~~ New | ![Kick](./k.png) |\n|-|-|-|-|\n| a | b | c | d |';
    const labels = propertiesOf(raised, 'tableCell') as Record<string, string>[];
    expect(labels.slice(5).map((one) => one['data-label'])).toEqual(['10³ Hz', 'New', 'Kick']);
  });

  it('have it by whatever syntax: in JSX, and of a picture that Docusaurus has made', () => {
    const jsx = (name: string, value: string, attributes: object[] = []) => ({
      type: 'mdxJsxTextElement',
      name,
      attributes,
      children: value ? [{type: 'text', value}] : [],
    });
    const alt = {type: 'mdxJsxAttribute', name: 'alt', value: 'Kick'};
    const row = (...cells: object[]) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({type: 'tableCell', children: [cell]})),
    });
    const words = jsx('b', 'x');
    const head = row(words, jsx('sup', '3'), jsx('img', '', [alt]), words);
    const mark = {type: 'textDirective', name: 'unsure', attributes: {}, children: [words]};
    const body = row(words, words, mark, words);
    const table = {type: 'table', children: [head, body]};
    unified()
      .use(labelTableCells)
      .runSync({type: 'root', children: [table]} as never);
    expect(JSON.stringify(body).match(/"data-label":"[^"]*"/g)).toEqual(
      ['³', 'Kick', 'x'].map((label) => `"data-label":"${label}"`),
    );
  });

  it('have none where their column has none', () => {
    const bare = '| <!-- none --> | |\n|---|---|\n| Kick | 36 |';
    expect(propertiesOf(bare, 'tableCell').slice(2)).toEqual([{role: 'cell'}, {role: 'cell'}]);
    expect(propertiesOf(WIDE.replace('Effect', ''), 'tableCell').slice(3)).toEqual([
      {role: 'rowheader'},
      {role: 'cell', 'data-label': 'Range'},
      {role: 'cell'},
    ]);
  });

  it('are marked where nothing is known', () => {
    expect(propertiesOf(WIDE.replace('0 dB', '–'), 'tableCell')[4]).toEqual({
      role: 'cell',
      'data-label': 'Range',
      'data-empty': '',
    });
  });

  it('all have it where two columns compare, and the first has none where the second says what it is', () => {
    expect(propertiesOf(NARROW, 'table')).toEqual([
      {role: 'table', className: 'sp-cards sp-pairs'},
    ]);
    expect(propertiesOf(NARROW, 'tableCell')).toEqual([
      {role: 'columnheader', scope: 'col'},
      {role: 'columnheader', scope: 'col'},
      {role: 'cell', 'data-label': 'Light'},
      {role: 'cell', 'data-label': 'Meaning'},
    ]);
    expect(
      propertiesOf(NARROW.replace('Light', 'When the light shows this'), 'tableCell')[2],
    ).toEqual({role: 'rowheader'});
    expect(propertiesOf(NARROW.replace('Meaning', 'What it means'), 'tableCell').slice(2)).toEqual([
      {role: 'rowheader'},
      {role: 'cell', 'data-label': 'What it means'},
    ]);
  });

  it('tell styles of a head that begins a sentence, and of names with what they do', () => {
    const looks = (first: string, second: string): unknown =>
      propertiesOf(`| ${first} | ${second} |\n|---|---|\n| A | B |`, 'table')[0];
    expect(looks('The sound you want to stop is', 'Use')).toMatchObject({
      className: 'sp-cards sp-pairs sp-begun',
    });
    expect(looks('Control', 'What it does')).toMatchObject({
      className: 'sp-cards sp-pairs sp-names',
    });
  });

  it('tell a row’s number apart from its name', () => {
    const numbered = '| No. | Control | Range | What it does |\n|---|---|---|---|\n';
    const rows = `${numbered}| 1 | Gain | 0 dB | Louder |\n| – | Mute | – | Silent |`;
    expect(propertiesOf(rows, 'table')).toEqual([
      {role: 'table', className: 'sp-cards sp-numbered'},
    ]);
    expect(propertiesOf(rows, 'tableRow')).toEqual([
      {role: 'row'},
      {role: 'row', 'data-number': '1'},
      {role: 'row'},
    ]);
    expect(propertiesOf(rows, 'tableCell').slice(4, 10)).toEqual([
      {role: 'cell'},
      {role: 'rowheader'},
      {role: 'cell', 'data-label': 'Range'},
      {role: 'cell', 'data-label': 'What it does'},
      {role: 'cell', 'data-empty': ''},
      {role: 'rowheader'},
    ]);
    expect(
      propertiesOf('| No. | Control | What it does |\n|---|---|---|\n| 1 | A | B |', 'table')[0],
    ).toMatchObject({className: 'sp-cards sp-pairs sp-numbered'});
  });
});
