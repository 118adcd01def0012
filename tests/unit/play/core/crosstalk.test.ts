import {describe, expect, it} from 'vitest';
import {
  CROSSTALK_DEFAULTS,
  type CrosstalkSettings,
  type DrumHit,
  lineThatSaves,
  NO_VOICES,
  PHRASE,
  playCrosstalk,
  reportLine,
} from '../../../../src/play/core';
import {hit, startedNames} from './support';

const on = (drum: DrumHit['drum'], strength: number): DrumHit => ({
  ...hit('center', strength),
  drum,
});
const snare: DrumHit[] = PHRASE.map((each) => ({...each, drum: 'snare'}));
const tom = [0.5, 0.9, 1].map((strength) => on('tom', strength));
const line = (at: number): CrosstalkSettings => ({leak: 0.18, line: at});
const play = (settings: CrosstalkSettings, each: DrumHit) =>
  playCrosstalk(settings, NO_VOICES, each);

describe('crosstalk', () => {
  it('makes the snare answer a hit on the tom', () => {
    const {outcome, counts} = play(CROSSTALK_DEFAULTS, on('tom', 1));
    expect(outcome.starts).toMatchObject([
      {name: 'tom', gain: 1},
      {name: 'snare', gain: 0.18},
    ]);
    expect(counts).toBe(true);
  });

  it('is kept out by a line above it, which leaves the tom alone', () => {
    const {outcome, counts, peak} = play(line(0.2), on('tom', 1));
    expect([counts, peak, startedNames(outcome)]).toEqual([false, 0.18, ['tom']]);
  });
});

describe('a line', () => {
  const hits = [...snare, ...tom];

  it.each([
    [0, {kept: 8, lost: 0, leaked: 3, keptOut: 0}],
    [0.15, {kept: 8, lost: 0, leaked: 2, keptOut: 1}],
    [0.19, {kept: 8, lost: 0, leaked: 0, keptOut: 3}], // the ghosts live
    [0.28, {kept: 5, lost: 3, leaked: 0, keptOut: 3}],
    [1, {kept: 1, lost: 7, leaked: 0, keptOut: 3}],
  ])('at %d does this: %j', (at, report) => {
    expect(reportLine(line(at), hits)).toEqual(report);
  });

  it('saves the ghosts between the loudest leak and the softest stroke', () => {
    expect(lineThatSaves(line(0), hits)).toEqual({above: 0.18, atMost: 0.2});
    expect(lineThatSaves({leak: 0.3, line: 0}, hits)).toBeNull();
    expect(lineThatSaves({leak: 0.2, line: 0}, hits)).toBeNull(); // as loud as a ghost
    expect(lineThatSaves(line(0), [])).toEqual({above: 0, atMost: 1});
  });

  it.each([
    [0.185, 0.19, true],
    [0.18, 0.189, false], // the tom right on a line counts
    [1, 1, false],
  ])('saves by whole percents alone: above %d, at most %d', (leak, ghost, isSaved) => {
    expect(lineThatSaves({leak, line: 0}, [on('tom', 1), on('snare', ghost)]) !== null).toBe(
      isSaved,
    );
  });

  it('silences a stroke that lies below it', () => {
    expect(play(line(0.5), on('snare', 0.3)).outcome.starts).toEqual([]);
  });
});
