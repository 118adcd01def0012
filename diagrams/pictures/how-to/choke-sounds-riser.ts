import {type ChokeSettings, type Hit, LONG, NO_VOICES, playChoke} from '../../../src/play/core';
import {
  cutKey,
  defineDiagram,
  hitGuides,
  hitsLane,
  phraseTime,
  playPhrase,
  soundsLane,
  soundsOf,
  stemHead,
  THRESHOLD_STROKE,
  thresholdLine,
  zoneLegend,
} from '../../kit';

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

const LINE = 0.3;
const LANE = 34;
/** Where names begin. */
const LEFT = 12;

export default defineDiagram({
  title: 'Light rim taps change the chord, a hard rim hit also stops a riser',
  height: 294,
  textSize: 14,
  draw(c) {
    const time = phraseTime(86, 254, 4.5);
    const hits = [...SNARE, TOM].sort((a, b) => a.time - b.time);
    const sounds = soundsOf(playPhrase(playChoke, SETTINGS, NO_VOICES, hits)).map((sound) => ({
      ...sound,
      to: Math.min(sound.to, time.seconds),
    }));
    const lane = (name: string, title: string, y: number): void => {
      soundsLane(c, {time, y, h: LANE, sounds: sounds.filter((one) => one.name === name)});
      c.text(title, {x: LEFT, y: y + LANE / 2}, {bold: true});
    };
    hitGuides(c, time, 106, 114, SNARE);
    hitGuides(
      c,
      time,
      190,
      280,
      SNARE.filter(({zone, strength}) => zone === 'rim' && strength > LINE),
    );
    const snare = {time, y: 34, h: 70, hits: SNARE};
    hitsLane(c, snare);
    cutKey(c, zoneLegend(c, {x: time.x, y: 17}, ['center', 'rim']));
    c.text('Snare', {x: LEFT, y: 62}, {bold: true});
    const level = stemHead(snare, LINE);
    thresholdLine(c, {x: time.x, y: level, w: time.w, label: '30%'});
    c.text('threshold', {x: LEFT, y: level}, {color: THRESHOLD_STROKE});
    lane('Chord 1', 'Chord 1', 116);
    lane('Chord 2', 'Chord 2', 116 + LANE + 4);
    c.text('Floor tom', {x: LEFT, y: 222}, {bold: true});
    hitsLane(c, {time, y: 204, h: 36, hits: [{...TOM, zone: 'center'}]});
    lane('Riser', 'Riser', 246);
  },
});
