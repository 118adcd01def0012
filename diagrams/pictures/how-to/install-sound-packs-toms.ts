import {arrow, box, type Canvas, defineDiagram, drumMap, frame, PALETTE} from '../../kit';

/** Which of two toms each module's filter names; 3 and 4 name toms that aren't there. */
function rig(c: Canvas, x: number, title: string, filters: readonly number[]): void {
  c.text(title, {x, y: 22}, {bold: true});
  const toms = [1, 2].map((number) => {
    const at = {cx: x + 40, cy: 84 + (number - 1) * 126};
    drumMap(c, {...at, r: 34, kind: 'tom'});
    c.text(`Tom ${number}`, {x: at.cx, y: at.cy + 52}, {anchor: 'middle', bold: true});
    return at;
  });
  filters.forEach((filter, index) => {
    const y = 46 + index * 62;
    const tom = toms[filter - 1];
    frame(c, {
      x: x + 136,
      y,
      w: 112,
      h: 54,
      label: `Sound ${index + 1}`,
      kind: tom ? 'sound' : 'plain',
    });
    box(c, {
      x: x + 146,
      y: y + 24,
      w: 60,
      h: 22,
      label: `Tom ${filter}`,
      kind: 'input',
      shape: 'pill',
      look: tom ? 'filled' : 'off',
    });
    if (tom) {
      arrow(c, {x: tom.cx + 42, y: tom.cy}, {x: x + 136, y: y + 27});
    } else {
      c.text('silent', {x: x + 227, y: y + 35}, {anchor: 'middle', color: PALETTE.muted});
    }
  });
}

export default defineDiagram({
  title: 'A pack for four toms on two toms, before and after two filters are changed',
  wide: true,
  height: 302,
  draw(c) {
    rig(c, 18, 'As it comes', [1, 2, 3, 4]);
    rig(c, 298, 'With two filters changed', [1, 2, 1, 2]);
  },
});
