import {type Canvas, defineDiagram, KINDS, line, waveform} from '../../../kit';

interface Take {
  label: string;
  from: number;
  fadeIn: number;
}

const TAKES: readonly Take[] = [
  {label: 'whole file', from: 0, fadeIn: 0},
  {label: 'start raised', from: 11 / 56, fadeIn: 0},
  {label: 'fade in raised', from: 0, fadeIn: 0.3},
];

function take(c: Canvas, y: number, {label, from, fadeIn}: Take): void {
  const area = {x: 116, y, w: 224, h: 60};
  const [left, right] = [area.x + from * area.w - 0.75, area.x + area.w];
  const slope = left + fadeIn * area.w;
  const corners = [
    {x: left, y: y + area.h},
    {x: slope, y},
    {x: right, y},
    {x: right, y: y + area.h},
    {x: left, y: y + area.h},
  ];
  line(c, corners, {color: KINDS.effect.stroke, width: 1.5, fill: KINDS.effect.fill});
  waveform(c, {...area, y: y + 6, h: 48}, {from, fadeIn});
  c.text(label, {x: 14, y: y + 30}, {bold: true});
}

export default defineDiagram({
  title: 'The part of a sample that plays, with start and with fade in',
  height: 244,
  draw(c) {
    TAKES.forEach((one, index) => take(c, 18 + index * 74, one));
  },
});
