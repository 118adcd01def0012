import {type Canvas, defineDiagram, frame, PALETTE} from '../../../kit';

function pair(c: Canvas, y: number, left: number, right: number, names: string, job: string): void {
  c.text(names, {x: left + 9, y}, {bold: true});
  c.text(job, {x: right - 9, y}, {anchor: 'end', color: PALETTE.muted});
}

export default defineDiagram({
  title: 'Three pairs of pitch controls and what each belongs to',
  height: 210,
  draw(c) {
    frame(c, {x: 12, y: 12, w: 328, h: 186, label: 'Module with a Pitch & Scale panel'});
    pair(c, 47, 12, 340, 'Transpose, Tune', 'move all inside');
    frame(c, {x: 32, y: 66, w: 298, h: 122, label: 'Sampler', kind: 'sound'});
    pair(c, 101, 32, 330, 'transpose, tune', 'perform');
    frame(c, {x: 52, y: 120, w: 268, h: 58, label: 'Sample', kind: 'input'});
    pair(c, 155, 52, 320, 'Root Note, Detune', 'correct');
  },
});
