import {type Canvas, defineDiagram, KINDS, line, waveform} from '../../../../kit';

interface Take {
  label: string;
  from: number;
  fadeIn: number;
}

const TAKES: readonly Take[] = [
  {label: 'whole file', from: 0, fadeIn: 0},
  {label: 'start raised', from: 16 / 80, fadeIn: 0},
  {label: 'fade in raised', from: 0, fadeIn: 0.25},
];

/** One-sided, so that a sound that fades in stays under the slope: what is green is heard. */
function take(c: Canvas, y: number, {label, from, fadeIn}: Take): void {
  c.text(label, {x: 16, y: y + 8}, {bold: true});
  const area = {x: 16, y: y + 22, w: 320, h: 46};
  const [left, right] = [area.x + from * area.w - 0.75, area.x + area.w];
  const slope = left + fadeIn * area.w;
  const bottom = area.y + area.h;
  const corners = [
    {x: left, y: bottom},
    {x: slope, y: area.y},
    {x: right, y: area.y},
    {x: right, y: bottom},
    {x: left, y: bottom},
  ];
  line(c, corners, {color: KINDS.effect.stroke, width: 1.5, fill: KINDS.effect.fill});
  waveform(c, {...area, y: area.y + 3, h: 43}, {from, fadeIn, oneSided: true});
}

export default defineDiagram({
  title: 'The part of a sample that plays, with start and with fade in',
  height: 272,
  textSize: 14,
  draw(c) {
    TAKES.forEach((one, index) => take(c, 12 + index * 90, one));
  },
});
