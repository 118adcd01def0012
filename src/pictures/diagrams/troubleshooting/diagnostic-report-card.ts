import {badge, box, defineDiagram, frame} from '../kit';

const FIELDS = [
  {label: 'What I did', note: 'every step, in order'},
  {label: 'What I expected', note: 'one sentence'},
  {label: 'What happened', note: 'heard and seen'},
  {label: 'How often', note: 'always, or one in ten'},
  {label: 'My system', note: 'versions, audio, inputs'},
  {label: 'Attachments', note: 'set, records, video'},
];

export default defineDiagram({
  title: 'The six fields of a good report',
  height: 226,
  draw(c) {
    frame(c, {x: 12, y: 12, w: 328, h: 202, label: 'Report: one fault'});
    FIELDS.forEach(({label, note}, index) => {
      const x = 26 + (index % 2) * 156;
      const y = 42 + Math.floor(index / 2) * 56;
      box(c, {x, y, w: 146, h: 46, label, note, kind: index < 4 ? 'sound' : 'input'});
      badge(c, index + 1, {x: x + 2, y: y + 2});
    });
  },
});
