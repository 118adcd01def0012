import {
  playSequencer,
  SEQUENCER_DEFAULTS,
  type SequencerMode,
  type SequencerSettings,
  startSequencer,
} from '../../../../../src/play/core';
import {
  defineDiagram,
  hitGuides,
  hitsLane,
  KINDS,
  phraseTime,
  playPhrase,
  stepsLane,
  timeX,
} from '../../../../kit';

/** All of the drum plays the sequencer. */
const ALL: SequencerSettings = {
  ...SEQUENCER_DEFAULTS,
  zones: ['center', 'edge', 'rim'],
  next: [],
};
const MODES: readonly [mode: SequencerMode, settings: SequencerSettings][] = [
  ['cycle', ALL],
  ['reverse', ALL],
  ['random', ALL],
  ['manual', SEQUENCER_DEFAULTS],
];
const SEED = 5;

export default defineDiagram({
  title: 'Which step plays on each of eight hits, in four modes',
  wide: true,
  height: 242,
  draw(c) {
    const time = phraseTime(78, 470);
    [0, 1, 2, 3].forEach((row) => hitGuides(c, time, 92 + row * 34, 100 + row * 34));
    hitsLane(c, {time, y: 34, h: 54, label: 'You hit', legend: true});
    MODES.forEach(([mode, settings], index) => {
      const y = 102 + index * 34;
      c.text(mode, {x: 14, y: y + 12}, {bold: true});
      const played = playPhrase(playSequencer, {...settings, mode}, startSequencer(SEED));
      const sounds = played.map(({result}) => result.outcome.starts.length > 0);
      stepsLane(c, {
        time,
        y,
        h: 24,
        values: played.map(({result}, hit) => (sounds[hit] ? (result.state.step ?? 0) + 1 : '')),
      });
      played
        .filter((_unused, hit) => !sounds[hit])
        .forEach(({hit}) => {
          const x = timeX(time, hit.time);
          const {fill, stroke} = KINDS.control;
          c.add('rect', {x: x - 16, y, width: 32, height: 24, rx: 4, fill, stroke});
          c.text('next', {x, y: y + 12}, {anchor: 'middle', bold: true, over: true});
        });
    });
  },
});
