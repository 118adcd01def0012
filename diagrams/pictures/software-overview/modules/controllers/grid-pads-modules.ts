import {
  type Hit,
  playSequencer,
  SEQUENCER_DEFAULTS,
  startSequencer,
} from '../../../../../src/play/core';
import {
  type Canvas,
  defineDiagram,
  frame,
  KINDS,
  PALETTE,
  phraseTime,
  playPhrase,
  timeX,
} from '../../../../kit';

/** Modules on the pads, row by row, top first. */
const PADS = ['', '', 'Group', '', '', 'Sequencer', '', '', 'Sampler'];
/** Four hits on one pad. */
const HITS: readonly Hit[] = [0, 1, 2, 3].map((beat) => ({
  zone: 'center',
  strength: 0.8,
  time: beat * 0.5,
}));
const TIME = phraseTime(332, 216, 2);
const GRID = {x: 26, y: 46, w: 82, h: 60, gap: 8};

/** What each module plays on each hit: names of its sounds. */
const HEARD: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Sampler: HITS.map(() => ['1']),
  Sequencer: playPhrase(
    playSequencer,
    {...SEQUENCER_DEFAULTS, zones: ['center']},
    startSequencer(),
    HITS,
  ).map(({result}) => [String((result.state.step ?? 0) + 1)]),
  Group: HITS.map(() => ['1', '2', '3']),
};

function pad(c: Canvas, index: number, name: string): void {
  const x = GRID.x + (index % 3) * (GRID.w + GRID.gap);
  const y = GRID.y + Math.floor(index / 3) * (GRID.h + GRID.gap);
  const {fill, stroke} = KINDS.sound;
  c.add('rect', {
    x,
    y,
    width: GRID.w,
    height: GRID.h,
    rx: 8,
    fill: name ? fill : PALETTE.off,
    stroke: name ? stroke : undefined,
    'stroke-width': name ? 1.5 : undefined,
  });
  if (!name) return;
  const middle = y + GRID.h / 2;
  c.text(name, {x: x + GRID.w / 2, y: middle}, {anchor: 'middle', bold: true});
  c.add('path', {
    d: `M${x + GRID.w} ${middle}H${TIME.x}`,
    stroke,
    'stroke-width': 1.5,
    fill: 'none',
  });
  lane(c, middle, HEARD[name] ?? []);
}

/** The sounds of four hits, those of one hit above each other. */
function lane(c: Canvas, middle: number, heard: readonly (readonly string[])[]): void {
  const h = GRID.h;
  c.add('rect', {
    x: TIME.x,
    y: middle - h / 2,
    width: TIME.w,
    height: h,
    rx: 4,
    fill: PALETTE.ground,
  });
  heard.forEach((names, hit) => {
    const x = timeX(TIME, HITS[hit]?.time ?? 0) + 6;
    const tall = names.length > 1 ? 16 : 22;
    names.forEach((name, row) => {
      const y = middle + (row - (names.length - 1) / 2) * 18 - tall / 2;
      c.add('rect', {
        x,
        y,
        width: 34,
        height: tall,
        rx: 4,
        fill: KINDS.sound.fill,
        stroke: KINDS.sound.stroke,
        'stroke-width': 1.25,
      });
      c.text(name, {x: x + 17, y: y + tall / 2}, {anchor: 'middle', bold: true, over: true});
    });
  });
}

export default defineDiagram({
  title: 'Grid Pads with a module on three of its nine pads, and what four hits on each play',
  wide: true,
  height: 268,
  draw(c) {
    frame(c, {x: 14, y: 12, w: 286, h: 244, label: 'Grid Pads'});
    c.text('Four hits on the pad play', {x: TIME.x, y: 25}, {bold: true});
    PADS.forEach((name, index) => pad(c, index, name));
  },
});
