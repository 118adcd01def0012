import {
  CHOKE_DEFAULTS,
  NO_VOICES,
  playChoke,
  type ChokeSettings,
  type Hit,
} from '../../../play/core';
import {
  defineDiagram,
  hitGuides,
  KINDS,
  PALETTE,
  phraseTime,
  playPhrase,
  soundsOf,
  timeX,
  type Canvas,
  type Time,
} from '../kit';

/** Head, rim, and a pad without a sound. */
const HITS: readonly Hit[] = [
  {zone: 'center', strength: 0.8, time: 0},
  {zone: 'rim', strength: 0.8, time: 2.3},
  {zone: 'shell', strength: 0.8, time: 4.6},
];
const WORDS = ['head', 'rim', 'empty pad'];

const OFF: ChokeSettings = {
  ...CHOKE_DEFAULTS,
  modules: [
    ...CHOKE_DEFAULTS.modules,
    {id: 'empty', name: 'empty', parent: 'pads', zones: ['shell'], sounds: false, length: 0},
  ],
};
const ON: ChokeSettings = {...OFF, retrig: ['pads']};

function group(c: Canvas, time: Time, y: number, title: string, settings: ChokeSettings): void {
  c.text(title, {x: time.x, y}, {size: 13, bold: true});
  soundsOf(playPhrase(playChoke, settings, NO_VOICES, HITS)).forEach((sound, index) => {
    const x = timeX(time, sound.from);
    const end = Math.min(timeX(time, sound.to), time.x + time.w);
    const top = y + 13 + index * 26;
    c.add('rect', {
      x,
      y: top,
      width: end - x,
      height: 20,
      rx: 4,
      fill: KINDS.sound.fill,
      stroke: KINDS.sound.stroke,
      'stroke-width': 1.25,
    });
    c.text(`Chord ${index + 1}`, {x: x + 10, y: top + 10});
  });
}

export default defineDiagram({
  title: 'Two chords with Retrig off and with Retrig on',
  height: 232,
  draw(c) {
    const time = phraseTime(16, 320, 6.4);
    c.text('You hit', {x: 16, y: 16}, {color: PALETTE.muted});
    hitGuides(c, time, 42, 54, HITS);
    hitGuides(c, time, 78, 138, HITS);
    hitGuides(c, time, 166, 226, HITS);
    HITS.forEach((hit, index) => {
      const x = timeX(time, hit.time);
      c.add('circle', {cx: x, cy: 36, r: 5, fill: PALETTE.ink});
      c.text(WORDS[index] ?? '', {x: x + 10, y: 36}, {bold: true});
    });
    group(c, time, 66, 'Retrig off: both ring', OFF);
    group(c, time, 154, 'Retrig on: each hit ends the last', ON);
  },
});
