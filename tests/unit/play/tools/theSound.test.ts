import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {parseMarkdown} from '../../../../src/lib/parseMarkdown';
import type {FaultPage} from '../../../../src/play/tools/getTheSoundBack/readFaults';
import {textOf} from '../../../../src/play/tools/getTheSoundBack/summary';
import {walk} from '../../../../src/play/tools/getTheSoundBack/walk';
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

  it('reach every symptom by yes and no', () => {
    expect(sorted(reachedFaults(page).map(({id}) => id))).toEqual(sorted(SYMPTOMS));
  });

  it('reach every entry of every list of steps, and every check', () => {
    const places = placesOf(page);
    const steps = places.flatMap(({place}) =>
      place.kind === 'step' ? [textOf(place.step.content)] : [],
    );
    const plain = (text: string): string =>
      text.replace(/\*\*|`|\]\([^)]*\)|\[|^(?:\d+\.|-) /g, '');
    const missed = ENTRIES.filter((entry) => !steps.some((step) => step.includes(plain(entry))));
    expect(ENTRIES.length).toBeGreaterThan(50);
    expect(missed).toEqual([]);
    const checked = places.flatMap(({place}) => (place.kind === 'check' ? [place.fault.id] : []));
    expect(sorted([...new Set(checked)])).toEqual(sorted(SYMPTOMS));
  });

  it('ask first about what the chooser at the head of the page has', () => {
    const asked = placesOf(page).flatMap(({place}) =>
      place.kind === 'fault' ? [place.fault.id] : [],
    );
    expect(asked).toHaveLength(CHOOSER.length);
    expect(sorted(asked)).toEqual(sorted(CHOOSER));
  });

  it('have a no that leads to another symptom where a step says "If not:"', () => {
    const led = page.groups[0]?.faults[0]?.steps.flatMap(({otherwise}) => otherwise ?? []);
    expect(led).toEqual(['no-peaks', 'no-dots', 'set-is-silent', 'no-output']);
    expect(PAGE.match(/If not: \[[^\]]*\]\(#/g)).toHaveLength(4);
  });

  it('leave out the pictures and tools that stand in a panel', () => {
    const words = placesOf(page).map(({place}) =>
      'step' in place ? textOf(place.step.content) : '',
    );
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
    const name =
      'fault' in place ? place.fault?.id : 'group' in place ? place.group.title : undefined;
    return [
      place.kind,
      name,
      'number' in place ? place.number : place.kind === 'end' && place.isSolved,
    ];
  };

  it.each([
    ['', ['group', "It's silent", false]],
    ['n', ['group', 'It sounds wrong', false]],
    ['nn', ['end', undefined, false]],
    ['y', ['fault', 'no-sound-from-any-drum', 1]],
    ['yn', ['fault', 'one-drum-is-silent', 2]],
    ['ynnnnnnn', ['group', 'It sounds wrong', false]],
    ['yy', ['step', 'no-sound-from-any-drum', 1]],
    ['yyn', ['step', 'no-sound-from-any-drum', 2]],
    ['yyy', ['check', 'no-sound-from-any-drum', 1]],
    ['yyyy', ['end', 'no-sound-from-any-drum', true]],
    ['yyyn', ['step', 'no-sound-from-any-drum', 2]],
    ['yynnnny', ['step', 'no-sound-from-any-drum', 6]],
    ['yynnnnyn', ['step', 'no-dots', 1]],
    ['yynnnnynn', ['end', 'no-dots', false]],
    ['yynnnnyyyy', ['check', 'no-sound-from-any-drum', 8]],
    ['yynnnnyyyyn', ['end', 'no-sound-from-any-drum', false]],
    ['yny1', ['step', 'set-is-silent', 1]],
    ['yny9', ['step', 'one-drum-is-silent', 1]],
    ['1', ['group', "It's silent", false]],
    ['nnyyy', ['end', undefined, false]],
  ])('%s lead to %j', (answers, place) => {
    expect(at(answers)).toEqual(place);
  });
});
