import {defineDiagram, drum, icon, KINDS, line, PALETTE, type Point} from '../kit';

const MIC: Point = {x: 176, y: 160};

/** The directional pattern of a cardioid microphone that looks up the page. */
function cardioid(reach: number): Point[] {
  return Array.from({length: 61}, (_unused, index) => {
    const angle = (index / 60) * 2 * Math.PI;
    const distance = (reach * (1 + Math.cos(angle))) / 2;
    return {x: MIC.x + Math.sin(angle) * distance, y: MIC.y - Math.cos(angle) * distance};
  });
}

export default defineDiagram({
  title: 'A stage from above: singer, microphone, speakers and drums',
  height: 264,
  draw(c) {
    drum(c, {cx: 176, cy: 36, r: 22});
    drum(c, {cx: 142, cy: 48, r: 14});
    drum(c, {cx: 210, cy: 48, r: 14});
    c.text('Drums', {x: 246, y: 30}, {bold: true});
    c.text('farther away', {x: 246, y: 46}, {color: PALETTE.muted});
    line(c, cardioid(84), {color: KINDS.input.stroke, fill: KINDS.input.fill, width: 1.5});
    c.add('circle', {
      cx: 176,
      cy: 118,
      r: 13,
      fill: KINDS.sound.fill,
      stroke: KINDS.sound.stroke,
      'stroke-width': 1.75,
    });
    c.text('Singer', {x: 246, y: 108}, {bold: true});
    c.text('close to mic', {x: 246, y: 124}, {color: PALETTE.muted});
    line(
      c,
      [
        {x: 190, y: 117},
        {x: 241, y: 109},
      ],
      {width: 1.25},
    );
    c.add('circle', {cx: MIC.x, cy: MIC.y, r: 5, fill: PALETTE.ink});
    line(c, [MIC, {x: 176, y: 186}], {color: PALETTE.ink, width: 4});
    c.text('hears best', {x: 22, y: 118}, {color: KINDS.input.stroke, bold: true});
    line(
      c,
      [
        {x: 90, y: 118},
        {x: 134, y: 124},
      ],
      {color: KINDS.input.stroke, width: 1.25},
    );
    c.text('Microphone', {x: 246, y: 166}, {bold: true});
    line(
      c,
      [
        {x: 183, y: 161},
        {x: 241, y: 166},
      ],
      {width: 1.25},
    );
    c.text('hears least', {x: 22, y: 192}, {color: PALETTE.muted, bold: true});
    line(
      c,
      [
        {x: 94, y: 192},
        {x: 168, y: 189},
      ],
      {color: PALETTE.muted, width: 1.25},
    );
    icon(c, 'speaker', 136, 212, 30);
    icon(c, 'speaker', 186, 212, 30);
    c.text('Speakers', {x: 246, y: 220}, {bold: true});
    c.text('at the deaf side', {x: 246, y: 236}, {color: PALETTE.muted});
    line(
      c,
      [
        {x: 22, y: 252},
        {x: 330, y: 252},
      ],
      {color: PALETTE.muted, faint: true},
    );
    c.text('front of the stage', {x: 22, y: 239}, {color: PALETTE.muted});
  },
});
