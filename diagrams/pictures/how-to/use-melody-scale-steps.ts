import {NO_VOICES, PHRASE, pitchName, playScale, SCALE_DEFAULTS} from '../../../src/play/core';
import {
  defineDiagram,
  hitsLane,
  KINDS,
  line,
  PALETTE,
  phraseTime,
  playPhrase,
  stepsLane,
} from '../../kit';

const TOP = 46;
const H = 196;

/** The second hit a little harder: with its own strength, its head is on the border of two bands. */
const HITS = PHRASE.map((hit, index) => (index === 1 ? {...hit, strength: 0.3} : hit));

export default defineDiagram({
  title: 'Hungarian Minor with velocity on Note Control',
  wide: true,
  height: 296,
  draw(c) {
    const time = phraseTime(72, 472);
    const lane = {time, y: TOP, h: H};
    // As hitsLane places strengths: from 4 units above the lane's foot up.
    const base = TOP + H - 4;
    const band = (H - 14) / SCALE_DEFAULTS.notes.length;
    SCALE_DEFAULTS.notes.forEach((note, index) => {
      const y = base - (index + 1) * band;
      c.add('rect', {
        x: time.x,
        y,
        width: time.w,
        height: band,
        fill: index % 2 ? KINDS.sound.fill : PALETTE.ground,
      });
      c.text(
        pitchName(note),
        {x: time.x - 10, y: y + band / 2},
        {anchor: 'end', bold: true, color: KINDS.sound.stroke},
      );
    });
    hitsLane(c, {...lane, hits: HITS, legend: true, noGround: true});
    c.text('hard', {x: 12, y: TOP + 6}, {color: PALETTE.muted});
    line(
      c,
      [
        {x: 26, y: TOP + 18},
        {x: 26, y: base - 18},
      ],
      {color: PALETTE.faint},
    );
    c.text('soft', {x: 12, y: base - 4}, {color: PALETTE.muted});
    const played = playPhrase(playScale, SCALE_DEFAULTS, NO_VOICES, HITS);
    stepsLane(c, {
      time,
      y: 258,
      h: 24,
      values: played
        .map(({result}) => result.outcome.starts[0]?.pitch)
        .map((pitch) => pitchName(pitch ?? 0)),
    });
    c.text('Note', {x: 14, y: 270}, {bold: true});
  },
});
