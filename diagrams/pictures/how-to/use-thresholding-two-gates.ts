import {
  type Hit,
  LONG,
  NO_VOICES,
  PHRASE,
  playThresholds,
  SHORT,
  type ThresholdSettings,
} from '../../../src/play/core';
import {
  defineDiagram,
  hitGuides,
  hitsLane,
  PALETTE,
  phraseTime,
  playPhrase,
  soundsLane,
  soundsOf,
} from '../../kit';

/** The phrase with firmer ghost notes, so that every head stands clear of both lines. */
const STROKES: readonly Hit[] = PHRASE.map((hit) => ({
  ...hit,
  strength: 0.25 + 0.75 * hit.strength,
}));
/** What the drum picks up from its neighbors between the strokes. */
const STRAYS: readonly Hit[] = [1, 5.5, 9, 11].map((eighth, index) => ({
  zone: 'edge',
  strength: [0.08, 0.11, 0.07, 0.1][index] ?? 0.1,
  time: eighth * 0.25,
}));
const HITS = [...STROKES, ...STRAYS].sort((a, b) => a.time - b.time);

const GATES: ThresholdSettings = {
  input: 0.25,
  modules: [
    {id: 'snare', name: 'snare', threshold: 0, length: SHORT},
    {id: 'chord', name: 'chord', threshold: 0.83, length: LONG / 4},
  ],
};
const MODULE_LINE = GATES.modules[1]?.threshold ?? 0;

export default defineDiagram({
  title: 'The threshold of an input, and the threshold of one module',
  wide: true,
  height: 356,
  draw(c) {
    const time = phraseTime(130, 414);
    const played = playPhrase(playThresholds, GATES, NO_VOICES, HITS);
    const counted = played.filter(({result}) => result.counts).map(({hit}) => hit);
    const sounds = soundsOf(played);
    const chords = sounds
      .filter(({name}) => name === 'chord')
      .map((sound) => ({...sound, to: Math.min(sound.to, time.seconds)}));
    const loud = counted.filter(({strength}) => strength >= MODULE_LINE);
    hitGuides(c, time, 122, 130, counted);
    hitGuides(c, time, 290, 300, loud);

    const inputLane = {time, y: 32, h: 88};
    hitsLane(c, {
      ...inputLane,
      hits: HITS,
      thresholds: [{at: GATES.input, label: 'threshold'}],
      legend: true,
    });
    c.text('Input', {x: 20, y: 66}, {bold: true});
    c.text('stray hits stop', {x: 20, y: 84}, {color: PALETTE.muted});
    soundsLane(c, {time, y: 132, h: 32, sounds: sounds.filter(({name}) => name === 'snare')});
    c.text('Snare', {x: 20, y: 148}, {bold: true});

    hitsLane(c, {
      time,
      y: 200,
      h: 88,
      hits: counted,
      thresholds: [{at: MODULE_LINE, label: 'threshold'}],
      isFaint: ({strength}) => strength < MODULE_LINE,
    });
    c.text('Chord module', {x: 20, y: 234}, {bold: true});
    c.text('soft hits stop', {x: 20, y: 252}, {color: PALETTE.muted});
    soundsLane(c, {time, y: 302, h: 40, sounds: chords});
    c.text('Chord', {x: 20, y: 322}, {bold: true});
  },
});
