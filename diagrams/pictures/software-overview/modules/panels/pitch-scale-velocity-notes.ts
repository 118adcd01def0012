import {
  C3,
  type Hit,
  NO_VOICES,
  pitchName,
  playScale,
  SCALE_DEFAULTS,
} from '../../../../../src/play/core';
import {
  type Canvas,
  defineDiagram,
  hitGuides,
  hitsLane,
  KINDS,
  PALETTE,
  phraseTime,
  playPhrase,
  timeX,
} from '../../../../kit';

const {notes: SCALE} = SCALE_DEFAULTS;
const STEP = 0.5;
/** One hit in the middle of each share of the range, from soft to hard. */
const HITS: readonly Hit[] = SCALE.map((_note, index) => ({
  zone: 'center',
  strength: (index + 0.5) / SCALE.length,
  time: index * STEP,
}));

const BLACK = [1, 3, 6, 8, 10];
const ROW = 15;
const BOTTOM = 312;
const KEY = {x: 14, w: 58};

const top = (note: number): number => BOTTOM - (note - C3 + 1) * ROW;

function keys(c: Canvas): void {
  for (let note = C3; note <= C3 + 12; note += 1) {
    const isBlack = BLACK.includes((note - C3) % 12);
    const isOn = SCALE.includes(note);
    c.add('rect', {
      x: KEY.x,
      y: top(note) + 0.5,
      width: isBlack ? KEY.w * 0.62 : KEY.w,
      height: ROW - 1,
      rx: 2,
      fill: isOn ? KINDS.sound.stroke : isBlack ? PALETTE.reference : PALETTE.white,
      stroke: PALETTE.line,
      'stroke-width': 1,
    });
    if (isOn) c.text(pitchName(note), {x: KEY.x + KEY.w + 8, y: top(note) + ROW / 2}, {bold: true});
  }
}

export default defineDiagram({
  title: 'Harder hits play higher notes of Hungarian minor',
  height: 324,
  draw(c) {
    const time = phraseTime(108, 234, SCALE.length * STEP);
    hitGuides(c, time, 96, BOTTOM, HITS);
    hitsLane(c, {
      time,
      y: 32,
      h: 62,
      label: 'You hit, softest to hardest',
      hits: HITS,
      plain: true,
    });
    keys(c);
    const played = playPhrase(playScale, SCALE_DEFAULTS, NO_VOICES, HITS);
    for (let note = C3; note <= C3 + 12; note += 1) {
      c.add('rect', {
        x: time.x,
        y: top(note) + 0.5,
        width: time.w,
        height: ROW - 1,
        fill: PALETTE.faint,
        'fill-opacity': SCALE.includes(note) ? 0.22 : 0.6,
      });
    }
    played.forEach(({hit, result}) =>
      result.outcome.starts.forEach(({pitch = C3}) =>
        c.add('rect', {
          x: timeX(time, hit.time),
          y: top(pitch) + 2.5,
          width: timeX(time, hit.time + STEP * 0.9) - timeX(time, hit.time),
          height: ROW - 5,
          rx: 3,
          fill: KINDS.sound.stroke,
        }),
      ),
    );
  },
});
