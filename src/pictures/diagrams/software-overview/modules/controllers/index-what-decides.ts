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
} from '../../../../../play/core';
import {
  type Canvas,
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
} from '../../../kit';

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
  rows: number;
  cells: readonly Cell[];
}

/** Five notes, low to high. */
const FIVE = [60, 62, 64, 67, 69];
const ZONES = ['rim', 'edge', 'center'];

const everyHit = (row: number): Cell[] => PHRASE.map(({time}) => ({time, row}));

/** What a rule's sounds are, as rows; the last of `ids` is the lowest row. */
function rowsOf(
  played: readonly {hit: {time: number}; result: {outcome: {starts: readonly {id: string}[]}}}[],
  ids: readonly string[],
): Cell[] {
  return played.flatMap(({hit, result}) =>
    result.outcome.starts.map(({id}) => ({
      time: hit.time,
      row: ids.findIndex((one) => id.startsWith(`${one}.`)),
    })),
  );
}

const SCORES: readonly Score[] = [
  {
    name: 'Drum Pads',
    by: 'where you hit',
    rows: 3,
    cells: PHRASE.map(({zone, time}) => ({time, row: ZONES.indexOf(zone)})),
  },
  {
    name: 'Hit Controller',
    by: 'how hard you hit',
    rows: 3,
    cells: rowsOf(
      playPhrase(
        playRanges,
        {
          ...RANGE_DEFAULTS,
          count: 3,
          modules: RANGE_DEFAULTS.modules.map((module, index) => ({...module, ranges: [index]})),
        },
        RANGE_START,
      ),
      ['chord', 'body', 'ghost'],
    ),
  },
  {
    name: 'Sequencer',
    by: 'whose turn it is',
    rows: 4,
    cells: rowsOf(
      playPhrase(
        playSequencer,
        {...SEQUENCER_DEFAULTS, zones: ['center', 'edge', 'rim'], buttons: []},
        startSequencer(),
      ),
      ['4', '3', '2', '1'],
    ),
  },
  {
    name: 'Note Controller',
    by: 'how you hit, as notes',
    rows: 5,
    cells: PHRASE.map(({time, strength}, index) => ({
      time,
      length: Math.min((PHRASE[index + 1]?.time ?? PHRASE_SECONDS) - time, 0.5),
      row: 4 - FIVE.indexOf(noteOfValue({...SCALE_DEFAULTS, notes: FIVE}, strength) ?? 60),
    })),
  },
  {
    name: 'Metro',
    by: 'its own clock',
    rows: 3,
    cells: advanceMetro(
      {...METRO_DEFAULTS, mode: 'Layers'},
      startMetro(0),
      PHRASE_SECONDS,
    ).events.flatMap(({time, pads}) => pads.map((pad) => ({time, row: pad}))),
  },
  {
    name: 'Group',
    by: 'nothing: all at once',
    rows: 3,
    cells: [0, 1, 2].flatMap(everyHit),
  },
];

const ROW = 9;
const heightOf = (rows: number): number => rows * ROW + 7;

function score(c: Canvas, time: Time, y: number, {name, by, rows, cells}: Score): void {
  const h = heightOf(rows);
  title(c, y + h / 2, name, by);
  laneGround(c, {time, y, h});
  cells.forEach((cell) =>
    c.add('rect', {
      x: timeX(time, cell.time) - 6.5,
      y: y + 4.5 + cell.row * ROW,
      width: cell.length ? timeX(time, cell.length) - timeX(time, 0) - 3 : 13,
      height: ROW - 2,
      rx: 2,
      fill: KINDS.sound.stroke,
    }),
  );
}

function title(c: Canvas, middle: number, name: string, by: string): void {
  c.text(name, {x: 12, y: middle - 8}, {bold: true});
  c.text(by, {x: 12, y: middle + 9}, {color: PALETTE.muted});
}

export default defineDiagram({
  title: 'One phrase of eight hits, and which sounds inside six controllers play',
  wide: true,
  height: 404,
  draw(c) {
    const time = phraseTime(160, 390);
    hitGuides(c, time, 84, 382);
    hitsLane(c, {time, y: 32, h: 52, label: 'You hit', legend: true});
    c.text('each row:', {x: 12, y: 58}, {color: PALETTE.muted});
    c.text('a sound inside', {x: 12, y: 75}, {color: PALETTE.muted});
    SCORES.reduce((y, one) => {
      score(c, time, y, one);
      return y + Math.max(heightOf(one.rows), 36) + 12;
    }, 98);
  },
});
