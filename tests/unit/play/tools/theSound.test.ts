import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {parseMarkdown} from '../../../../src/markdown/parseMarkdown';
import type {FaultPage} from '../../../../src/play/tools/getTheSoundBack/readFaults';
import {textOf} from '../../../../src/play/tools/getTheSoundBack/summary';
import {choicesOf, walk} from '../../../../src/play/tools/getTheSoundBack/walk';
import {faultsOfMarkdown, placesOf, reachedFaults} from '../../../support/faultPage';

const SOURCE = readFileSync('docs/troubleshooting/no-sound.md', 'utf8');
const {linesBefore} = parseMarkdown(SOURCE);
const PAGE = SOURCE.split('\n').slice(linesBefore).join('\n');
/** Headings of level 3, and whatever stands in a list between the first of them and the closing part. */
const SYMPTOMS = [...PAGE.matchAll(/^### .*\{#([\w-]+)\}$/gm)].map(([, id = '']) => id);
const FAULTS = PAGE.slice(PAGE.indexOf('\n### '), PAGE.indexOf('\n## Still stuck?'));
const ENTRIES = FAULTS.split('\n').filter((line) => /^(?:\d+\.|-) /.test(line));
/** Symptoms that the chooser has; "Something else" leads to no symptom. */
const CHOOSER = [...PAGE.matchAll(/^- \[.*\]\(#([\w-]+)\)$/gm)]
  .map(([, id = '']) => id)
  .filter((id) => id !== 'still-stuck');

let page: FaultPage;
const idsOf = (one: FaultPage): string[] =>
  one.groups.flatMap(({faults}) => faults.map(({id}) => id));
const sorted = (list: readonly string[]): string[] => [...list].sort();

beforeAll(async () => {
  page = await faultsOfMarkdown(PAGE);
});

describe('the questions of the page about faults', () => {
  it('come from all of its symptoms, under its own headings', () => {
    expect(SYMPTOMS.length).toBeGreaterThan(15);
    expect(idsOf(page)).toEqual(SYMPTOMS);
    expect(page.groups.map(({title}) => title)).toEqual(["It's silent", 'It sounds wrong']);
    expect(page.groups[0]?.faults[0]?.title).toBe('No sound from any drum');
  });

  it('reach every cure with three presses at most', () => {
    const reached = reachedFaults(page);
    expect(sorted(reached.map(({id}) => id))).toEqual(sorted(SYMPTOMS));
    expect(Math.max(...reached.map(({presses}) => presses))).toBeLessThanOrEqual(3);
  });

  it('show every entry of every list of steps, and every check', () => {
    const places = placesOf(page);
    const shown = places.map(({place}) => (place.kind === 'fault' ? textOf(place.fault.cure) : ''));
    const plain = (text: string): string =>
      text.replace(/\*\*|`|\]\([^)]*\)|\[|^(?:\d+\.|-) /g, '');
    const missed = ENTRIES.filter((entry) => !shown.some((cure) => cure.includes(plain(entry))));
    expect(ENTRIES.length).toBeGreaterThan(50);
    expect(missed).toEqual([]);
    const checked = places.flatMap(({place}) => (place.kind === 'check' ? [place.fault.id] : []));
    expect(sorted(checked)).toEqual(sorted(SYMPTOMS));
  });

  it('have the cards of the page, in its order', () => {
    const cards = page.groups.flatMap((group) => choicesOf(page, group).map(({id}) => id));
    expect(cards).toEqual(CHOOSER);
  });

  it('lead on where a step says "If not:"', () => {
    expect(page.groups[0]?.faults[0]?.leads).toEqual([
      'no-peaks',
      'no-dots',
      'set-is-silent',
      'no-output',
    ]);
    expect(PAGE.match(/If not: \[[^\]]*\]\(#/g)).toHaveLength(4);
  });

  it('are the same where a browser has translated the page', async () => {
    const translated = await faultsOfMarkdown(PAGE, (html) =>
      html.replaceAll('If not:', '<font><font>Wenn nicht:</font></font>'),
    );
    const leadsOf = ({groups}: FaultPage) =>
      groups.map(({faults}) => faults.map((one) => one.leads));
    expect(leadsOf(translated)).toEqual(leadsOf(page));
  });

  it('leave out the pictures and tools that stand in a panel', () => {
    const words = page.groups.flatMap(({faults}) => faults.map(({cure}) => textOf(cure)));
    expect(PAGE).toContain('**Does anything arrive?**');
    expect(words.filter((text) => text.includes('Does anything arrive?'))).toEqual([]);
  });

  it('end, when nothing helped, with the section below them', () => {
    expect(textOf(page.stillStuck)).toContain('send a diagnostic report');
  });

  it('take in a new symptom, and let go of one that is gone', async () => {
    const added = PAGE.replace(
      '\n### Loud hits distort',
      '\n### The click is too loud {#click}\n\n**Cause:** Its level.\n\n**Fix:** Turn it down.\n\n**Check:** It fits.\n$&',
    );
    const more = await faultsOfMarkdown(added);
    expect(sorted(reachedFaults(more).map(({id}) => id))).toEqual(sorted([...SYMPTOMS, 'click']));
    const fewer = await faultsOfMarkdown(
      PAGE.replace(/### The wrong zone plays[^]*?(?=\n### )/, ''),
    );
    expect(reachedFaults(fewer).map(({id}) => id)).not.toContain('wrong-zone');
    expect(reachedFaults(fewer)).toHaveLength(SYMPTOMS.length - 1);
  });

  it('take in a new kind of trouble with its symptoms', async () => {
    const more = await faultsOfMarkdown(
      PAGE.replace(
        '\n## Still stuck?',
        '\n## It looks wrong {#looks}\n\n### Dark {#dark}\n\n**Fix:** Turn it on.\n$&',
      ),
    );
    expect(more.groups.map(({title}) => title)).toContain('It looks wrong');
    expect(reachedFaults(more).map(({id}) => id)).toContain('dark');
    expect(textOf(more.stillStuck)).toContain('diagnostic report');
  });
});

describe('answers', () => {
  const at = (answers: string): unknown[] => {
    const {place} = walk(page, answers);
    if (place.kind === 'groups') return [place.kind];
    if (place.kind === 'symptoms') return [place.kind, place.group.title];
    if (place.kind === 'end') return [place.kind, place.fault?.id, place.isSolved];
    return [place.kind, place.fault.id];
  };

  it.each([
    ['', ['groups']],
    ['1', ['symptoms', "It's silent"]],
    ['2', ['symptoms', 'It sounds wrong']],
    ['0', ['end', undefined, false]],
    ['10', ['end', undefined, false]],
    ['11', ['fault', 'no-sound-from-any-drum']],
    ['12', ['fault', 'one-drum-is-silent']],
    ['111', ['fault', 'no-peaks']],
    ['114', ['fault', 'no-output']],
    ['11y', ['check', 'no-sound-from-any-drum']],
    ['11yy', ['end', 'no-sound-from-any-drum', true]],
    ['11yn', ['end', 'no-sound-from-any-drum', false]],
    ['11n', ['end', 'no-sound-from-any-drum', false]],
    ['121', ['fault', 'no-dots']],
    ['122', ['fault', 'set-is-silent']],
    // What fits nothing changes nothing.
    ['y', ['groups']],
    ['1y', ['symptoms', "It's silent"]],
    ['11k', ['fault', 'no-sound-from-any-drum']],
    ['0yy', ['end', undefined, false]],
  ])('%s lead to %j', (answers, place) => {
    expect(at(answers)).toEqual(place);
  });

  it('past nine are letters', () => {
    const [, wrong] = page.groups;
    const tenth = wrong && choicesOf(page, wrong)[9];
    expect(tenth).toBeDefined();
    expect(at('2a')).toEqual(['fault', tenth?.id]);
  });
});
