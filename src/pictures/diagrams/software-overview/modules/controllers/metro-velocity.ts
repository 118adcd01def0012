import {defineDiagram, type Kind, line, PALETTE, track} from '../../../kit';

const LEVELS: readonly [label: string, strength: number, kind: Kind][] = [
  ['Downbeat', 1, 'sound'],
  ['Pulse', 0.68, 'input'],
  ['Subdivision', 0.34, 'output'],
];
const AREA = {x: 106, y: 24, w: 234, h: 104};

export default defineDiagram({
  title: 'Velocity of the eight steps of a bar',
  height: 162,
  draw(c) {
    LEVELS.forEach(([label, strength]) => {
      const y = AREA.y + AREA.h - (AREA.h - 4) * strength;
      line(
        c,
        [
          {x: AREA.x, y},
          {x: AREA.x + AREA.w, y},
        ],
        {color: PALETTE.faint, width: 1.5, faint: true},
      );
      c.text(label, {x: 16, y}, {bold: true});
    });
    const steps = Array.from({length: 8}, (_unused, step) => step);
    LEVELS.forEach(([, strength, kind], rank) => {
      const struck = steps.filter((step) => rank === (step === 0 ? 0 : step % 2 === 0 ? 1 : 2));
      track(c, {...AREA, hits: struck.map((step) => ({at: (step + 0.5) / 8, strength, kind}))});
    });
    steps.forEach((step) => {
      if (step % 2 === 0) {
        const x = AREA.x + ((step + 0.5) / 8) * AREA.w;
        c.text(String(step / 2 + 1), {x, y: 144}, {anchor: 'middle', color: PALETTE.muted});
      }
    });
  },
});
