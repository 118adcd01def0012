import {PHRASE, type Zone} from '../../../src/play/core';
import {
  defineDiagram,
  hitGuides,
  hitsLane,
  levelLane,
  PALETTE,
  phraseTime,
  pianoRoll,
} from '../../kit';

/** C minor on the center, A flat major on the edge, nothing on the rim. */
const CHORDS: Readonly<Partial<Record<Zone, readonly number[]>>> = {
  center: [60, 63, 67],
  edge: [60, 63, 68],
};

export default defineDiagram({
  title: 'Hits on a floor tom as notes and as values of a control',
  wide: true,
  height: 318,
  draw(c) {
    const time = phraseTime(150, 394);
    hitGuides(c, time, 86, 304);
    hitsLane(c, {time, y: 34, h: 50, legend: true});
    c.text('Floor tom', {x: 16, y: 60}, {bold: true});

    c.text('MIDI Notes', {x: 16, y: 128}, {bold: true});
    c.text('channel 3', {x: 16, y: 146}, {color: PALETTE.muted});
    pianoRoll(c, {
      time,
      y: 102,
      h: 104,
      notes: PHRASE.flatMap(({zone, time: at}) =>
        (CHORDS[zone] ?? []).map((pitch) => ({from: at, to: at + 0.22, pitch})),
      ),
      rows: [60, 63, 67, 68].map((pitch) => ({pitch, name: String(pitch)})),
      names: true,
    });

    c.text('Midi CCs', {x: 16, y: 246}, {bold: true});
    c.text('generator', {x: 16, y: 263}, {bold: true});
    levelLane(c, {
      time,
      y: 222,
      h: 80,
      points: PHRASE.map(({time: at, strength}) => ({at, value: strength})),
    });
    c.text('127', {x: time.x - 6, y: 229}, {anchor: 'end', color: PALETTE.muted});
    c.text('0', {x: time.x - 6, y: 296}, {anchor: 'end', color: PALETTE.muted});
  },
});
