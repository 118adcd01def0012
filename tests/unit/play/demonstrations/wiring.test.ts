import {describe, expect, it} from 'vitest';
import {PHRASE, type Outcome} from '../../../../src/play/core';
import {DEMO_NAMES, type DemoName} from '../../../../src/play/names';
import type {Demonstration} from '../../../../src/play/shell/demonstration';
import {lanesOf} from '../../../../src/play/strip/lanes';
import {loadDemo} from '../../../support/loadDemo';
import {startWithoutPage} from '../../../support/withoutPage';
import {followSounds, randomHits} from '../core/support';

/** What a module's sound is called, the row of the strip that shows it, and who plays it. */
type Way = readonly [module: string, said: string, row: string, plays: string];

const WIRING: Record<DemoName, readonly Way[]> = {
  blend: [
    ['dark', 'dark snare', 'dark snare', 'darkSnare'],
    ['bright', 'bright snare', 'bright snare', 'brightSnare'],
  ],
  choke: [
    ['chord-1', 'chord 1', 'chord 1', 'chordOne'],
    ['chord-2', 'chord 2', 'chord 2', 'chordTwo'],
    ['bass', 'bass', 'bass', 'bass'],
  ],
  crosstalk: [
    ['tom', 'tom', 'tom', 'tom'],
    ['snare', 'snare', 'snare', 'brightSnare'],
  ],
  effects: [
    ['a', 'snare, dry', 'A: dry', ''], // nothing is measured here
    ['b', '', 'B: effect', ''],
    ['driveFirst', '', 'Overdrive first', ''],
    ['roomFirst', '', 'Reverb first', ''],
    ['center', '', '', 'darkSnare'],
    ['edge', '', '', 'brightSnare'],
    ['rim', '', '', 'rimClick'],
  ],
  'hit-ranges': [
    ['ghost', 'ghost', 'ghost', 'brush'],
    ['body', 'body', 'body', 'darkSnare'],
    ['chord', 'chord', 'chord', 'chordOne'],
  ],
  latency: [
    ['click', 'click', 'click', 'highClick'],
    ['stick', 'stick', 'stick', 'stick'],
    ['snare', 'snare', 'snare', 'darkSnare'],
  ],
  metro: [
    ['high', 'high click', '1 high click', 'highClick'],
    ['low', 'low click', '2 low click', 'lowClick'],
    ['shaker', 'shaker', '3 shaker', 'shaker'],
    ['center', 'snare', 'your snare', 'darkSnare'],
    ['edge', 'snare', 'your snare', 'brightSnare'],
  ],
  'one-gesture': [
    ['bell', '', '', 'bell'],
    ['pitch', 'Transpose', 'Transpose', ''],
    ['pan', '', 'Pan', ''],
    ['reverb', '', 'Reverb mix', ''],
  ],
  'pre-post': [
    ['dry', 'snare', 'snare', ''],
    ['bus', 'reverb', 'reverb on the bus', ''],
    ['center', '', '', 'darkSnare'],
    ['edge', '', '', 'brightSnare'],
    ['rim', '', '', 'rimClick'],
  ],
  scale: [['note', 'C3, D3, Eb3, F#3, G3, Ab3, B3, C4', 'notes', 'vibes']],
  sequencer: [
    ['1', 'chord 1', 'chord 1', 'chordAm'],
    ['2', 'chord 2', 'chord 2', 'chordF'],
    ['3', 'chord 3', 'chord 3', 'chordC'],
    ['4', 'chord 4', 'chord 4', 'chordG'],
  ],
  'two-thresholds': [
    ['percussion', 'percussion', 'percussion', 'conga'],
    ['chord', 'chord', 'chord', 'chordOne'],
  ],
  'velocity-curve': [
    ['hit', 'snare', 'no curve', ''],
    ['snare', 'snare', 'with curve', 'darkSnare'],
  ],
  zones: [
    ['center', 'center', 'center', 'darkSnare'],
    ['edge', 'edge', 'edge', 'brightSnare'],
    ['rim-shoulder', 'rim-shoulder', 'rim-shoulder', 'rimClick'],
    ['rimshot-edge', 'rimshot-edge', 'more zones', 'rimshot'],
    ['cross-stick', 'cross-stick', 'more zones', 'crossStick'],
    ['stickshot', 'stickshot', 'more zones', 'stickshot'],
    ['damped', 'damped', 'more zones', 'damped'],
    ['shell', 'shell', 'more zones', 'shell'],
  ],
};

/** What lets all sounds be heard. */
const TURNS: Partial<Record<DemoName, readonly [label: string, value: unknown]>> = {
  choke: ['Bass on the edge', 'ring'],
  latency: ['Click', true],
  'one-gesture': ['Transpose', {}],
  zones: ['Levels trained', '3'],
};

/** Plays the pattern, and what plays by itself. */
function playAll(name: DemoName, demonstration: Demonstration) {
  const {play, turn} = startWithoutPage(demonstration);
  const turned = TURNS[name];
  if (turned) turn(...turned);
  play.clock?.start(0);
  const hits = play.pattern?.()() ?? demonstration.pattern ?? PHRASE;
  const struck = hits.filter(({zone}) => demonstration.zones.includes(zone));
  return [...(play.clock?.advance(4) ?? []), ...struck.map((hit) => play.hit(hit))];
}

describe.each(DEMO_NAMES)('%s', (name) => {
  it('says, shows and plays each sound of its pattern under its own name', async () => {
    const demonstration = await loadDemo(name);
    const answers = playAll(name, demonstration);
    const starts = answers.flatMap(({outcome}: {outcome: Outcome}) => outcome.starts);
    const played = answers.flatMap(({outcome, plays = outcome.starts}) => plays);
    const lanes = lanesOf(demonstration.sounds);
    const rows = Object.entries(demonstration.sounds).map(([id, {plays = ''}]) => [
      id,
      [...new Set(starts.filter(({module}) => module === id).map((sound) => sound.name))].join(
        ', ',
      ),
      lanes.find(({modules}) => modules.includes(id))?.name ?? '',
      plays,
    ]);
    expect(rows).toEqual(WIRING[name]);
    for (const {module} of played) expect(demonstration.sounds[module]?.plays).toBeTruthy();
    for (const {module} of starts) expect(demonstration.sounds[module]?.row).toBeTruthy();
  });

  it('plays a hit that is taken back as if for the first time', async () => {
    const demonstration = await loadDemo(name);
    const {play} = startWithoutPage(demonstration);
    const [first, , second] = demonstration.pattern ?? PHRASE;
    const says = (hit = PHRASE[0]): string => (hit ? play.hit(hit).outcome.says : '');
    says(first);
    const undo = play.keep?.();
    const said = says(second);
    undo?.();
    expect(says(second)).toBe(said);
  });

  it('leaves no sound in 500 hits that nothing can end', async () => {
    const demonstration = await loadDemo(name);
    const {play, turn} = startWithoutPage(demonstration);
    const turned = TURNS[name];
    if (turned) turn(...turned);
    const hits = randomHits(500).filter(({zone}) => demonstration.zones.includes(zone));
    expect(followSounds(hits, (each) => play.hit(each).outcome)).toEqual([]);
  });
});
