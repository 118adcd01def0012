import {
  arrow,
  box,
  type Canvas,
  chevron,
  defineDiagram,
  frame,
  icon,
  KINDS,
  PALETTE,
} from '../../kit';

const LAYERS = [
  {label: 'Layer: chords', y: 64, modules: ['Drum Pads', 'Note Controller', 'Sampler']},
  {label: 'Layer: percussion', y: 154, modules: ['Sequencer', 'Sampler']},
] as const;
const WINDOW = {x: 66, y: 12, w: 428, h: 306};
const LAYER = {x: 78, w: 374, h: 82};
const BUS = {...LAYER, y: 246, h: 62};
const SPEAKER = {x: 522, size: 30};

function speaker(c: Canvas, y: number): void {
  icon(c, 'speaker', SPEAKER.x, y - SPEAKER.size / 2, SPEAKER.size, KINDS.output);
}

/** A thin strand of what is sent: from a layer down to the bus. */
function send(c: Canvas, d: string): void {
  c.add('path', {d, fill: 'none', stroke: KINDS.effect.stroke, 'stroke-width': 2.5});
}

export default defineDiagram({
  title: 'What Edit View shows: layers in the middle, audio buses at the bottom',
  wide: true,
  height: 330,
  draw(c) {
    frame(c, {...WINDOW, label: ''});
    c.add('rect', {x: 78, y: 22, width: 300, height: 30, rx: 7, fill: KINDS.output.fill});
    chevron(c, 'left', {x: 92, y: 37});
    chevron(c, 'right', {x: 108, y: 37});
    c.text('Set manager', {x: 128, y: 37}, {bold: true});
    box(c, {x: 388, y: 22, w: 96, h: 30, label: 'Global Set', kind: 'output'});
    LAYERS.forEach(({label, y, modules}, index) => {
      const layer = frame(c, {...LAYER, y, label, kind: 'sound'});
      const middle = y + 51;
      icon(c, 'drum', 8, middle - 15, 30);
      // Modules inside each other, as on screen: each begins a step further right.
      const right = LAYER.x + LAYER.w - 10;
      const steps = modules.length === 3 ? [88, 180, 320] : [88, 180];
      steps.forEach((x, depth) => {
        const inset = depth * 5;
        const h = 54 - inset * 2;
        c.add('rect', {
          x,
          y: middle - h / 2,
          width: right - inset - x,
          height: h,
          rx: 7,
          fill: depth === modules.length - 1 ? KINDS.sound.fill : PALETTE.white,
          stroke: KINDS.sound.stroke,
          'stroke-width': 1.5,
        });
        c.text(modules[depth] ?? '', {x: x + 10, y: middle}, {bold: true});
      });
      arrow(c, {x: 42, y: middle}, {x: 88, y: middle});
      arrow(c, {x: layer.right.x, y: middle}, {x: SPEAKER.x - 2, y: middle});
      speaker(c, middle);
      const x = index ? 466 : 480;
      send(
        c,
        `M${layer.right.x} ${middle + 14}H${x - 6}Q${x} ${middle + 14} ${x} ${middle + 20}V${268 - index * 10}Q${x} ${274 - index * 10} ${x - 6} ${274 - index * 10}H${BUS.x + BUS.w}`,
      );
    });
    c.text('hit', {x: 23, y: 82}, {anchor: 'middle', bold: true});
    c.text('sound', {x: 537, y: 82}, {anchor: 'middle', bold: true});
    frame(c, {...BUS, label: 'Audio bus', kind: 'effect'});
    box(c, {x: 88, y: 272, w: 104, h: 28, label: 'Reverb', kind: 'effect', shape: 'pill'});
    c.text('for all layers', {x: 206, y: 286});
    arrow(c, {x: BUS.x + BUS.w, y: 288}, {x: SPEAKER.x - 2, y: 288});
    speaker(c, 288);
  },
});
