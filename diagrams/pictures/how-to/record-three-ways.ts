import {
  LONG,
  NO_VOICES,
  PHRASE_SECONDS,
  playThresholds,
  SHORT,
  type ThresholdSettings,
} from '../../../src/play/core';
import {
  type Canvas,
  defineDiagram,
  hitGuides,
  hitsLane,
  KINDS,
  PALETTE,
  phraseTime,
  pianoRoll,
  playPhrase,
  type Sounding,
  soundsLane,
  soundsOf,
  type Time,
  timeX,
  laneGround,
} from '../../kit';

/** Three layers: the harder the hit, the more of them play. */
const LAYERS: ThresholdSettings = {
  input: 0,
  modules: [
    {id: 'drums', name: 'Drums', threshold: 0, length: SHORT},
    {id: 'chords', name: 'Chords', threshold: 0.5, length: 1.1},
    {id: 'washes', name: 'Washes', threshold: 0.9, length: LONG / 2},
  ],
};

const ROWS = {edge: 0, center: 1, rim: 2} as const;

/** All sounds as one: how loud they are together, around the middle of a lane. */
function together(c: Canvas, time: Time, y: number, h: number, sounds: readonly Sounding[]): void {
  const step = 0.02;
  const levels = Array.from({length: Math.floor(PHRASE_SECONDS / step)}, (_unused, index) => {
    const at = index * step;
    return Math.hypot(
      ...sounds
        .filter(({from, to}) => at >= from && at < to)
        .map(
          ({from, to, gain, length}) => gain * Math.max(0, 1 - (at - from) / (length ?? to - from)),
        ),
    );
  });
  const top = Math.max(...levels);
  const side = (sign: number) =>
    levels.map((level, index) => {
      const reach = Math.max(0.6, (level / top) * (h / 2 - 3));
      return `${timeX(time, index * step).toFixed(1)} ${(y + h / 2 + sign * reach).toFixed(1)}`;
    });
  laneGround(c, {time, y, h});
  const {fill, stroke} = KINDS.output;
  c.add('path', {
    d: `M${[...side(-1), ...side(1).reverse()].join('L')}z`,
    fill,
    stroke,
    'stroke-width': 1.25,
    'stroke-linejoin': 'round',
  });
}

export default defineDiagram({
  title: 'One performance as a stereo mix, as stems and as MIDI',
  wide: true,
  height: 362,
  draw(c) {
    const time = phraseTime(146, 398);
    const sounds = soundsOf(playPhrase(playThresholds, LAYERS, NO_VOICES)).map((sound) => ({
      ...sound,
      to: Math.min(sound.to, time.seconds),
    }));
    hitGuides(c, time, 80, 350);
    hitsLane(c, {time, y: 32, h: 46, legend: true});
    c.text('You play', {x: 16, y: 56}, {bold: true});

    together(c, time, 94, 48, sounds);
    c.text('Stereo mix', {x: 16, y: 118}, {bold: true});

    c.text('Stems', {x: 16, y: 176}, {bold: true});
    LAYERS.modules.forEach(({name}, index) => {
      const y = 160 + index * 36;
      soundsLane(c, {time, y, h: 32, sounds: sounds.filter((sound) => sound.name === name)});
      c.text(name, {x: time.x - 8, y: y + 16}, {anchor: 'end', color: PALETTE.muted});
    });

    c.text('MIDI', {x: 16, y: 314}, {bold: true});
    pianoRoll(c, {
      time,
      y: 284,
      h: 60,
      notes: sounds
        .filter(({name}) => name === 'Drums')
        .map(({hit, from}) => ({
          from,
          to: from + 0.2,
          pitch: ROWS[hit.zone as keyof typeof ROWS],
        })),
      rows: [0, 1, 2].map((pitch) => ({pitch})),
    });
  },
});
