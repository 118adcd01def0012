import {type ChokeSettings, type Hit, LONG, NO_VOICES, playChoke} from '../../../play/core';
import {
  defineDiagram,
  hitGuides,
  hitsLane,
  PALETTE,
  phraseTime,
  playPhrase,
  soundsLane,
  soundsOf,
} from '../kit';

/** The example of the page: light rim taps, and one that cracks. */
const SNARE: readonly Hit[] = (
  [
    ['center', 0.6, 0],
    ['rim', 0.18, 4],
    ['center', 0.6, 6],
    ['rim', 0.22, 9],
    ['center', 0.6, 10],
    ['rim', 0.95, 12],
  ] as const
).map(([zone, strength, eighth]) => ({zone, strength, time: eighth * 0.25}));

/** The floor tom, which has a zone of its own here so that the rule can tell it from the snare. */
const TOM: Hit = {zone: 'shell', strength: 0.8, time: 0.25};

const SETTINGS: ChokeSettings = {
  modules: [
    {id: 'one', name: 'Chord 1', parent: 'pads', zones: ['center'], sounds: true, length: LONG},
    {id: 'two', name: 'Chord 2', parent: 'pads', zones: ['rim'], sounds: true, length: LONG},
    {id: 'riser', name: 'Riser', parent: 'layer', zones: ['shell'], sounds: true, length: LONG},
  ],
  retrig: ['pads'],
  stops: [{zone: 'rim', threshold: 0.3, stops: 'riser'}],
  groups: [],
};

export default defineDiagram({
  title: 'Light rim taps change the chord, a hard rim hit also stops a riser',
  wide: true,
  height: 300,
  draw(c) {
    const time = phraseTime(104, 440);
    const hits = [...SNARE, TOM].sort((a, b) => a.time - b.time);
    const sounds = soundsOf(playPhrase(playChoke, SETTINGS, NO_VOICES, hits)).map((sound) => ({
      ...sound,
      to: Math.min(sound.to, time.seconds),
    }));
    hitGuides(c, time, 96, 214, SNARE);
    hitsLane(c, {
      time,
      y: 32,
      h: 62,
      hits: SNARE,
      thresholds: [{at: 0.3, label: 'threshold'}],
      isFaint: () => false,
      legend: true,
    });
    c.text('Snare', {x: 20, y: 56}, {bold: true});
    c.text('30 % to stop', {x: 20, y: 73}, {color: PALETTE.muted});
    ['Chord 1', 'Chord 2'].forEach((name, index) => {
      const y = 106 + index * 40;
      soundsLane(c, {time, y, h: 34, sounds: sounds.filter((sound) => sound.name === name)});
      c.text(name, {x: 20, y: y + 17}, {bold: true});
    });
  },
});
