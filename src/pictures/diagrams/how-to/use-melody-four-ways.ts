import {arrow, box, defineDiagram, PALETTE} from '../kit';

const WAYS = [
  ['Timbre, speed or velocity', 'Note Controller', 'a note of the scale', false],
  ['What you assign', 'Note Control', 'a note of the scale', true],
  ['Each hit', 'Sequencer', 'the next note', false],
  ['What you assign', 'transpose', 'one sound, bent', true],
] as const;

export default defineDiagram({
  title: 'Four ways from a stroke to a pitch',
  height: 244,
  draw(c) {
    ['You play', 'It passes', 'You hear'].forEach((label, index) =>
      c.text(
        label,
        {x: [62, 176, 290][index] ?? 0, y: 20},
        {
          anchor: 'middle',
          color: PALETTE.muted,
          bold: true,
        },
      ),
    );
    WAYS.forEach(([from, tool, to, control], index) => {
      const y = 36 + index * 50;
      const played = box(c, {x: 12, y, w: 100, h: 38, label: from, kind: 'input'});
      const passed = box(c, {
        x: 132,
        y,
        w: 88,
        h: 38,
        label: tool,
        kind: control ? 'control' : 'sound',
        shape: control ? 'pill' : 'rect',
      });
      const heard = box(c, {x: 240, y, w: 100, h: 38, label: to, kind: 'output'});
      arrow(c, played.right, passed.left, {control});
      arrow(c, passed.right, heard.left);
    });
  },
});
