import {
  advanceMetro,
  METRO_DEFAULTS,
  noteOfValue,
  PHRASE,
  PHRASE_SECONDS,
  playRanges,
  playSequencer,
  RANGE_DEFAULTS,
  RANGE_START,
  SCALE_DEFAULTS,
  SEQUENCER_DEFAULTS,
  startMetro,
  startSequencer,
} from '../../../../../src/play/core';
import {
  type Canvas,
  type DecisionSign,
  decisionSign,
  defineDiagram,
  hitGuides,
  hitsLane,
  KINDS,
  PALETTE,
  phraseTime,
  playPhrase,
  type Time,
  timeX,
  laneGround,
  pianoRoll,
  stepsLane,
  ZONE_COLORS,
} from '../../../../kit';

/** A sound inside that plays: its row, counted from the top. */
interface Cell {
  time: number;
  row: number;
  /** Seconds; a sound without a length is a short mark. */
  length?: number;
}

interface Score {
  name: string;
  by: string;
  h: number;
  sign: DecisionSign;
  marks: (c: Canvas, time: Time, y: number, h: number) => void;
}

/** Five notes, low to high. */
const FIVE = [60, 62, 64, 67, 69];
/** Which of `ids` each hit starts. */
function rowsOf(
  played: readonly {
    hit: {time: number};
    result: {outcome: {starts: readonly {module: string}[]}};
  }[],
  ids: readonly string[],
): Cell[] {
  return played.flatMap(({hit, result}) =>
    result.outcome.starts.map(({module}) => ({time: hit.time, row: ids.indexOf(module)})),
  );
}

const SOUND = KINDS.sound.stroke;

function bar(c: Canvas, x: number, y: number, w: number, h: number, fill: string = SOUND): void {
  c.add('rect', {x: x - w / 2, y: y - h / 2, width: w, height: h, rx: 2, fill});
}

const ranges = rowsOf(
  playPhrase(
    playRanges,
    {
      ...RANGE_DEFAULTS,
      count: 3,
      modules: RANGE_DEFAULTS.modules.map((module, index) => ({...module, ranges: [index]})),
    },
    RANGE_START,
  ),
  ['ghost', 'body', 'chord'],
);
const steps = rowsOf(
  playPhrase(
    playSequencer,
    {...SEQUENCER_DEFAULTS, zones: ['center', 'edge', 'rim'], next: []},
    startSequencer(),
  ),
  ['1', '2', '3', '4'],
);
const notes: readonly Cell[] = PHRASE.map(({time, strength}, index) => ({
  time,
  length: Math.min((PHRASE[index + 1]?.time ?? PHRASE_SECONDS) - time, 0.5),
  row: FIVE.indexOf(noteOfValue({...SCALE_DEFAULTS, notes: FIVE}, strength) ?? 60),
}));
const ticks = advanceMetro(
  {...METRO_DEFAULTS, mode: 'Layers'},
  startMetro(0),
  PHRASE_SECONDS,
).events.map(({time}) => time);

/** Each controller: a sign for what decides, and marks that carry the decision. */
const SCORES: readonly Score[] = [
  {
    name: 'Drum Pads',
    by: 'where you hit',
    h: 34,
    sign: 'where',
    marks: (c, time, y) =>
      PHRASE.forEach((hit) =>
        bar(c, timeX(time, hit.time), y, 14, 22, ZONE_COLORS[hit.zone].solid),
      ),
  },
  {
    name: 'Hit Controller',
    by: 'how hard you hit',
    h: 36,
    sign: 'hardness',
    marks: (c, time, y) =>
      ranges.forEach(({time: at, row}) => {
        const h = 8 + row * 11;
        bar(c, timeX(time, at), y + 15 - h / 2, 14, h);
      }),
  },
  {
    name: 'Sequencer',
    by: 'whose turn it is',
    h: 34,
    sign: 'turn',
    marks: (c, time, y) =>
      stepsLane(c, {
        time,
        y: y - 11,
        h: 22,
        hits: steps.map(({time: at}) => ({zone: 'center', strength: 1, time: at})),
        values: steps.map(({row}) => row + 1),
      }),
  },
  {
    name: 'Note Controller',
    by: 'how you hit, as notes',
    h: 46,
    sign: 'notes',
    marks: (c, time, y, h) =>
      pianoRoll(c, {
        time,
        y: y - h / 2,
        h,
        rows: FIVE.map((pitch) => ({pitch})),
        notes: notes.map(({time: at, length = 0, row}) => ({
          from: at,
          to: at + length,
          pitch: FIVE[row] ?? 60,
        })),
      }),
  },
  {
    name: 'Metro',
    by: 'its own clock',
    h: 34,
    sign: 'clock',
    marks: (c, time, y) => ticks.forEach((at) => bar(c, timeX(time, at), y, 4, 20)),
  },
  {
    name: 'Group',
    by: 'nothing: all at once',
    h: 36,
    sign: 'all',
    marks: (c, time, y) =>
      PHRASE.forEach((hit) =>
        [-10, 0, 10].forEach((shift) => bar(c, timeX(time, hit.time), y + shift, 14, 7)),
      ),
  },
];

export default defineDiagram({
  title: 'One phrase of eight hits, and what six controllers make of it',
  wide: true,
  height: 388,
  draw(c) {
    const time = phraseTime(200, 350);
    hitsLane(c, {time, y: 32, h: 50, label: 'You hit', legend: true});
    SCORES.reduce((y, {name, by, h, sign, marks}) => {
      const middle = y + h / 2;
      decisionSign(c, sign, {x: 32, y: middle});
      c.text(name, {x: 62, y: middle - 8}, {bold: true});
      c.text(by, {x: 62, y: middle + 9}, {color: PALETTE.muted});
      // The notes' roll has its own.
      if (sign !== 'notes') laneGround(c, {time, y, h});
      // Digits stand on their own, without the line.
      hitGuides(c, time, y - 13, name === 'Sequencer' ? y : y + h);
      marks(c, time, middle, h);
      return y + h + 13;
    }, 92);
  },
});
