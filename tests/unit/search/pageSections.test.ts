import {createDocument} from '@mixmark-io/domino';
import {expect, it} from 'vitest';
import {readSections, type SectionText} from '../../../src/search/records/pageText';

const sectionsOf = (html: string): SectionText[] => readSections(createDocument(html).body, 'T');

it('has a section for a heading within a step, an entry, a quote or a summary', () => {
  const body =
    '<ol><li>One.<li><h3 id="step">Step</h3><p>Hit.</ol><ul><li><h3 id="entry">Entry</h3>Soft.</ul>' +
    '<blockquote><h3 id="quote">Quote</h3><p>Loud.</blockquote>' +
    '<details><summary><h3 id="sum">Summary</h3></summary>Open.</details><blockquote><h4 id="x">Four</h4>More.';
  const sections = sectionsOf(`<h2 id="in">In</h2>${body}</blockquote>`);
  expect(sections.map(({anchor, titles, parts}) => [anchor, titles[2], ...parts])).toEqual([
    [null, null],
    ['in', null, '1. One.'],
    ['step', 'Step', 'Hit.'],
    ['entry', 'Entry', 'Soft.'],
    ['quote', 'Quote', 'Loud.'],
    ['sum', 'Summary', 'Open.', 'Four More.'],
  ]);
});

it('says what a row’s cells are, but not what says itself', () => {
  const rows = (table: string) => sectionsOf(`<table>${table}</table>`)[0]?.parts;
  expect(
    rows(
      '<thead><tr><th>Control<th>Range<th>What it does<tbody><tr><td>Level<td>–60 to 6<td>Sets it.',
    ),
  ).toEqual(['| Level; Range: –60 to 6; Sets it.']);
  expect(
    rows('<thead><tr><th>CC<th>Range<th>What it does<tbody><tr><td>7<td>0 to 127<td>Sets it.'),
  ).toEqual(['| CC: 7; Range: 0 to 127; Sets it.']);
  expect(rows('<thead><tr><th>Control<th>What it does<tbody><tr><td>Level<td>Sets it.')).toEqual([
    '| Level: Sets it.',
  ]);
  expect(rows('<thead><tr><th>Kick<th>Snare<tbody><tr><td>36<td>38')).toEqual([
    '| Kick: 36; Snare: 38.',
  ]);
  // Where cells are joined, their place says nothing.
  expect(
    rows('<thead><tr><th>Pad<th colspan="2">Notes<th>Sends<tbody><tr><td>Kick<td>36<td>38<td>10'),
  ).toEqual(['| Kick: 36; 38; 10.']);
  expect(
    rows(
      '<thead><tr><th>Drum<th>Zone<th>Note<tbody><tr><td rowspan="2">Kick<td>Center<td>36<tr><td>Rim<td>37',
    ),
  ).toEqual(['| Kick: Center; 36.', '| Rim: 37.']);
  expect(
    rows('<thead><tr><th>CC<th>Range<tbody><tr><td colspan="2">Not yet<tr><td>7<td>0 to 127'),
  ).toEqual(['| Not yet.', '| 7: 0 to 127.']);
});
