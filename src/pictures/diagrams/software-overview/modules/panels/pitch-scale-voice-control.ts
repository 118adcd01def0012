import {axes, defineDiagram, heading, KINDS, line, PALETTE, type Canvas} from '../../../kit';

function pitchLines(c: Canvas, y: number, label: string, tail: 'level' | 'slides'): void {
  heading(c, label, {x: 20, y: y - 22});
  axes(c, {x: 20, y, w: 304, h: 70}, {across: 'time', up: ''});
  const after = tail === 'level' ? y + 50 : y + 18;
  line(
    c,
    [
      {x: 40, y: y + 50},
      {x: 170, y: y + 50},
      ...(tail === 'slides' ? [{x: 184, y: after}] : []),
      {x: 290, y: after},
    ],
    {color: KINDS.sound.stroke, width: 4},
  );
  line(
    c,
    [
      {x: 172, y: y + 10},
      {x: 300, y: y + 10},
    ],
    {color: KINDS.input.stroke, width: 4},
  );
  c.text('first hit', {x: 44, y: y + 36});
  c.text('second hit', {x: 176, y: y - 3});
  c.text(
    tail === 'level' ? 'tail stays' : 'tail slides along',
    {x: 194, y: after + (tail === 'level' ? -11 : 14)},
    {color: PALETTE.muted},
  );
}

export default defineDiagram({
  title: 'What voice cntrl does to a sound that still rings',
  height: 264,
  draw(c) {
    pitchLines(c, 44, 'Next: pitch over time', 'level');
    pitchLines(c, 166, 'All: pitch over time', 'slides');
  },
});
