import {
  CHOKE_DEFAULTS,
  type ChokeSettings,
  type Hit,
  LONG,
  NO_VOICES,
  playChoke,
} from '../../../../../src/play/core';
import {
  arrow,
  box,
  defineDiagram,
  hitsLane,
  phraseTime,
  playPhrase,
  soundsLane,
  soundsOf,
  timeX,
} from '../../../../kit';

const HITS: readonly Hit[] = [
  {zone: 'center', strength: 0.7, time: 0.3},
  {zone: 'edge', strength: 0.8, time: 1.1},
  {zone: 'rim', strength: 0.9, time: 3.2},
];

const SETTINGS: ChokeSettings = {
  ...CHOKE_DEFAULTS,
  modules: [
    {id: 'one', name: 'Chord 1', parent: 'one', zones: ['center'], sounds: true, length: LONG},
    {id: 'two', name: 'Chord 2', parent: 'two', zones: ['edge'], sounds: true, length: LONG},
  ],
  stops: [
    {zone: 'rim', threshold: 0.25, stops: 'one'},
    {zone: 'rim', threshold: 0.25, stops: 'two'},
  ],
};

export default defineDiagram({
  title: 'A rim hit stops two chords through one macro',
  wide: true,
  height: 282,
  draw(c) {
    const time = phraseTime(70, 470, 5.6);
    const hits = hitsLane(c, {time, y: 32, h: 50, label: 'You hit', hits: HITS, legend: true});
    const sounds = soundsOf(playPhrase(playChoke, SETTINGS, NO_VOICES, HITS));
    const x = timeX(time, 3.2);
    const macro = box(c, {
      x: x - 72,
      y: 106,
      w: 144,
      h: 42,
      label: 'stop chords',
      note: 'target macro',
      kind: 'control',
      shape: 'pill',
    });
    arrow(c, {x, y: hits.bottom.y + 1}, macro.top, {control: true});
    c.text('velocity', {x: x + 10, y: 93});
    ['Chord 1', 'Chord 2'].forEach((name, index) => {
      const y = 178 + index * 54;
      soundsLane(c, {
        time,
        y,
        h: 40,
        sounds: sounds.filter((sound) => sound.name === name),
      });
      c.text(name, {x: 60, y: y + 20}, {anchor: 'end', bold: true});
      const side = x + 92 + index * 56;
      const turn = {x: side, y: 127};
      arrow(c, {x: macro.right.x, y: 127}, turn, {control: true, plain: true});
      arrow(c, turn, {x: side, y: y + 20}, {control: true, plain: true});
      arrow(c, {x: side, y: y + 20}, {x: x + 6, y: y + 20}, {control: true});
      c.text('stop', {x: side + 9, y: y + 20}, {bold: true});
    });
  },
});
