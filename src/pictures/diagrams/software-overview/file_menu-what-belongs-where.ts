import {box, defineDiagram, frame, paragraph} from '../kit';

export default defineDiagram({
  title: 'What a session holds, and what lies outside it',
  height: 306,
  draw(c) {
    frame(c, {x: 12, y: 12, w: 328, h: 210, label: 'Session', kind: 'control'});
    frame(c, {x: 24, y: 40, w: 148, h: 118, label: 'Set A', kind: 'sound'});
    frame(c, {x: 180, y: 40, w: 148, h: 118, label: 'Set B', kind: 'sound'});
    [34, 190].forEach((x) => {
      box(c, {x, y: 66, w: 128, h: 34, label: 'Virtual inputs', kind: 'input'});
      box(c, {x, y: 108, w: 128, h: 40, label: 'Layers', note: 'with modules', kind: 'sound'});
    });
    box(c, {
      x: 24,
      y: 168,
      w: 304,
      h: 42,
      label: 'Global set',
      note: 'always active',
      kind: 'output',
    });
    const y = 252;
    box(c, {
      x: 12,
      y,
      w: 196,
      h: 44,
      label: 'Hardware inputs and outputs',
      note: 'the same for every set',
      kind: 'hardware',
    });
    box(c, {
      x: 220,
      y,
      w: 120,
      h: 44,
      label: 'Audio files',
      note: 'on your disk',
      kind: 'hardware',
    });
    paragraph(c, 'Outside the session:', {x: 14, y: 231, w: 300}, {bold: true});
  },
});
