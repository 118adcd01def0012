import {
  arrow,
  box,
  defineDiagram,
  frame,
  icon,
  knob,
  levelLane,
  phraseTime,
  pianoRoll,
} from '../../kit';

const MELODY = [0, 2, 1, 3, 4, 2] as const;

export default defineDiagram({
  title: 'Notes play a module, control changes move a knob',
  wide: true,
  height: 264,
  draw(c) {
    const time = phraseTime(238, 130);
    const keys = icon(c, 'keyboard', 20, 46, 62);
    c.text('Keyboard', {x: 51, y: 113}, {anchor: 'middle', bold: true});
    const pedal = icon(c, 'pedal', 26, 158, 50);
    c.text('Pedal', {x: 51, y: 222}, {anchor: 'middle', bold: true});
    const input = box(c, {x: 122, y: 46, w: 86, h: 166, label: 'MIDI input', kind: 'input'});
    frame(c, {x: 396, y: 14, w: 150, h: 236, label: 'Your set', kind: 'sound'});
    const module = box(c, {
      x: 410,
      y: 46,
      w: 122,
      h: 62,
      label: 'Module',
      note: 'filter for the keys',
      kind: 'sound',
    });
    arrow(c, keys.right, {x: input.x, y: keys.right.y});
    arrow(c, {x: pedal.right.x, y: 185}, {x: input.x, y: 185}, {control: true});
    arrow(c, {x: input.right.x, y: 77}, {x: time.x, y: 77});
    arrow(c, {x: time.x + time.w, y: 77}, module.left);
    pianoRoll(c, {
      time,
      y: 46,
      h: 62,
      label: 'Notes',
      notes: MELODY.map((pitch, index) => ({
        from: index * 0.62,
        to: index * 0.62 + 0.55,
        pitch,
      })),
      rows: [0, 1, 2, 3, 4].map((pitch) => ({pitch})),
    });
    arrow(c, {x: input.right.x, y: 185}, {x: time.x, y: 185}, {control: true});
    levelLane(c, {
      time,
      y: 154,
      h: 62,
      label: 'Control changes',
      points: [
        {at: 0, value: 0.1, glide: true},
        {at: 1.4, value: 0.85, glide: true},
        {at: 2.4, value: 0.85, glide: true},
        {at: 3.8, value: 0.35},
      ],
    });
    const mix = knob(c, {x: 471, y: 185}, 0.35, 20);
    arrow(c, {x: time.x + time.w, y: 185}, mix.left, {control: true});
    c.text('Reverb mix', {x: 471, y: 228}, {anchor: 'middle', bold: true});
  },
});
