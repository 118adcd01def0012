import {arrow, box, type Canvas, defineDiagram, type Kind, KINDS, PALETTE} from '../../../../kit';

const FIRST_NOTE = 64;
const NOTES = Array.from({length: 9}, (_unused, index) => String(FIRST_NOTE + index));
/** Three chords and a voice; the other pads are free. */
const SOUNDS = ['chord', 'chord', 'chord', '', 'voice', '', '', '', ''];
/** The pad that is hit, counted from 0. */
const HIT = 4;
const TOP = 42;
const H = 36;
const GAP = 4;

function pads(c: Canvas, x: number, w: number, texts: readonly string[], kind: Kind): void {
  texts.forEach((text, index) => {
    const left = x + (index % 3) * (w + GAP);
    const top = TOP + Math.floor(index / 3) * (H + GAP);
    const isHit = index === HIT;
    const {fill, stroke} = KINDS[kind];
    c.add('rect', {
      x: left,
      y: top,
      width: w,
      height: H,
      rx: 5,
      fill: isHit ? stroke : text ? fill : PALETTE.off,
      stroke: text ? stroke : undefined,
      'stroke-width': text ? 1.5 : undefined,
    });
    c.text(
      text,
      {x: left + w / 2, y: top + H / 2},
      {anchor: 'middle', bold: true, color: isHit ? PALETTE.white : PALETTE.ink},
    );
  });
}

export default defineDiagram({
  title: 'From the pad you hit to its sound',
  wide: true,
  height: 216,
  draw(c) {
    const middle = TOP + 1.5 * H + GAP;
    [
      ['Pad device', 74],
      ['Pads Input', 276],
      ['Grid Pads', 464],
    ].forEach(([name, x]) =>
      c.text(String(name), {x: Number(x), y: 20}, {anchor: 'middle', bold: true, size: 14}),
    );
    pads(c, 14, 37, NOTES, 'hardware');
    pads(c, 216, 37, NOTES, 'input');
    pads(c, 380, 53, SOUNDS, 'sound');
    c.text('note 68', {x: 174, y: middle - 15}, {anchor: 'middle'});
    arrow(c, {x: 137, y: middle}, {x: 212, y: middle});
    arrow(c, {x: 339, y: middle}, {x: 376, y: middle});
    c.text('you hit a pad', {x: 74, y: 186}, {anchor: 'middle'});
    c.text('knows it by its note', {x: 276, y: 186}, {anchor: 'middle'});
    box(c, {x: 466, y: 172, w: 82, h: 28, label: 'All Pads', kind: 'input', shape: 'pill'});
    c.text('filter', {x: 456, y: 186}, {anchor: 'end'});
  },
});
