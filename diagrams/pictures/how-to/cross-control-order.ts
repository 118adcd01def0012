import {
  ASSIGNMENT_DEFAULTS,
  ASSIGNMENT_START,
  type AssignmentSettings,
  type Hit,
  playAssignment,
} from '../../../src/play/core';
import {
  defineDiagram,
  hitGuides,
  hitsLane,
  icon,
  levelLane,
  PALETTE,
  phraseTime,
  playPhrase,
  soundsLane,
  type Sounding,
} from '../../kit';

const EIGHTH = 0.25;

/** A soft tom, a hard one at the end of the first bar, and a soft one again. */
const TOM: readonly Hit[] = [
  {zone: 'center', strength: 0.3, time: EIGHTH},
  {zone: 'center', strength: 1, time: 7 * EIGHTH},
  {zone: 'center', strength: 0.3, time: 13 * EIGHTH},
];

/** A backbeat, and two hits on the beats between. */
const SNARE: readonly Hit[] = [2, 4.5, 6, 8.5, 10, 12, 14].map((eighth) => ({
  zone: 'center',
  strength: 0.7,
  time: eighth * EIGHTH,
}));

const MIX: AssignmentSettings = {
  ...ASSIGNMENT_DEFAULTS,
  targets: [{parameter: 'reverb', low: 0.05, high: 0.95}],
};

export default defineDiagram({
  title: 'Each snare hit sounds with the reverb that the last tom hit left',
  wide: true,
  height: 288,
  draw(c) {
    const time = phraseTime(120, 424);
    const mix = playPhrase(playAssignment, MIX, ASSIGNMENT_START, TOM).map(({hit, result}) => ({
      at: hit.time,
      value: result.values.reverb,
    }));
    const mixAt = (second: number): number =>
      mix.filter(({at}) => at <= second).at(-1)?.value ?? 0.05;
    // How long a reverb rings at a mix is only for the eye.
    const tails: Sounding[] = SNARE.map((hit, index) => {
      const length = 0.15 + 0.85 * mixAt(hit.time);
      const [from, to] = [hit.time, hit.time + length];
      return {
        id: String(index),
        name: 'reverb',
        hit,
        gain: mixAt(from),
        length,
        from,
        to,
        cut: false,
      };
    });

    hitGuides(c, time, 66, 150, TOM);
    hitGuides(c, time, 222, 274, SNARE);
    hitsLane(c, {time, y: 16, h: 48, hits: TOM});
    icon(c, 'drum', 16, 24, 30);
    c.text('Tom 2', {x: 56, y: 40}, {bold: true});

    levelLane(c, {time, y: 78, h: 68, points: [{at: 0, value: 0.05}, ...mix]});
    c.text('Reverb mix', {x: 16, y: 104}, {bold: true});
    c.text('moved by tom', {x: 16, y: 121}, {color: PALETTE.muted});

    hitsLane(c, {time, y: 160, h: 48, hits: SNARE});
    icon(c, 'drum', 16, 168, 30);
    c.text('Snare 1', {x: 56, y: 184}, {bold: true});
    soundsLane(c, {time, y: 222, h: 50, sounds: tails, kind: 'effect'});
    c.text('Its reverb', {x: 16, y: 247}, {bold: true});
  },
});
