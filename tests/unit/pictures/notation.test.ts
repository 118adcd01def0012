import {beforeAll, describe, expect, it} from 'vitest';
import {
  drumMap,
  hitsLane,
  phraseTime,
  pianoRoll,
  playPhrase,
  soundsLane,
  soundsOf,
  STATIONS,
  stroke,
  STROKES,
  systemStrip,
  timeX,
  WIDTH,
  WIDTH_WIDE,
  ZONE_COLORS,
  zonesOfLevel,
} from '../../../diagrams/kit';
import {Canvas} from '../../../diagrams/kit/canvas';
import {loadFont} from '../../../diagrams/kit/font';
import {KINDS} from '../../../diagrams/kit/palette';
import {CHOKE_DEFAULTS, NO_VOICES, PHRASE, playChoke} from '../../../src/play/core';

beforeAll(loadFont);

const drawn = (draw: (canvas: Canvas) => void, canvas = new Canvas(400)): Canvas => {
  draw(canvas);
  return canvas;
};

describe('the phrase', () => {
  const time = phraseTime(20, 300);

  it('stands where its seconds say, a stem and a head for each hit', () => {
    expect(timeX(time, 0)).toBe(27);
    expect(timeX(time, time.seconds)).toBe(320);
    const canvas = drawn((c) => hitsLane(c, {time, y: 30, h: 40}));
    const stems = canvas.elements.filter((element) => element.includes('stroke-width="2"'));
    expect(stems.length).toBeGreaterThanOrEqual(PHRASE.length);
  });

  it('is played by the rules of the product: a choked sound ends where the next hit begins', () => {
    const settings = {...CHOKE_DEFAULTS, retrig: ['pads']};
    const sounds = soundsOf(playPhrase(playChoke, settings, NO_VOICES));
    expect(sounds).toHaveLength(PHRASE.length);
    sounds.slice(0, -1).forEach((sound, index) => {
      expect(sound).toMatchObject({cut: true, to: sounds[index + 1]?.from});
    });
    expect(soundsOf(playPhrase(playChoke, CHOKE_DEFAULTS, NO_VOICES)).some(({cut}) => cut)).toBe(
      false,
    );
  });

  it('puts a pitch between two rows between them', () => {
    const note = (pitch: number): number => {
      const rows = [{pitch: 60}, {pitch: 62}];
      const notes = [{from: 0, to: 1, pitch}];
      const canvas = drawn((c) => pianoRoll(c, {time, y: 30, h: 46, rows, notes}));
      return Number(/ y="([\d.]+)"/.exec(canvas.elements.at(-1) ?? '')?.[1]);
    };
    expect(note(61)).toBeCloseTo((note(60) + note(62)) / 2);
    expect(note(62)).toBeLessThan(note(60));
  });
});

describe('drum map', () => {
  it('names and colors the zones of each level', () => {
    expect(zonesOfLevel(1)).toHaveLength(4);
    expect(zonesOfLevel(2)).toHaveLength(7);
    expect(zonesOfLevel(3)).toHaveLength(10);
    const canvas = drawn(
      (c) => drumMap(c, {cx: 280, cy: 150, r: 80, lit: zonesOfLevel(3), labels: 'names'}),
      new Canvas(300, WIDTH_WIDE),
    );
    const names = zonesOfLevel(3).map((zone) => ZONE_COLORS[zone].name);
    expect(canvas.labels.map(({text}) => text).sort()).toEqual(names.sort());
    expect(canvas.faults()).toEqual([]);
  });
});

describe('strokes', () => {
  it.each(STROKES)('draw %s in the color of its zone, with its name', (name) => {
    const canvas = drawn((c) => stroke(c, {x: 10, y: 10, w: 170, h: 110, stroke: name}));
    expect(canvas.labels.map(({text}) => text)).toEqual([ZONE_COLORS[name].name]);
    expect(canvas.elements.join('')).toContain(ZONE_COLORS[name].solid);
    expect(canvas.faults()).toEqual([]);
  });
});

describe('the strip of the system', () => {
  const rows = [
    {stations: STATIONS.slice(0, 5), x: WIDTH / 2, y: 12},
    {stations: STATIONS.slice(5), x: WIDTH / 2, y: 110},
  ];
  it.each([
    {w: WIDTH, rows},
    {w: WIDTH_WIDE, rows: undefined},
  ])('shows all stations and lights those that are meant, $w wide', ({w, rows}) => {
    const canvas = new Canvas(200, w);
    const places = systemStrip(canvas, {y: 8, here: ['layer'], rows});
    expect(Object.keys(places)).toEqual([...STATIONS]);
    expect(
      canvas.elements.filter((element) => element.includes(`fill="${KINDS.sound.stroke}"`)),
    ).toHaveLength(1);
    expect(canvas.faults()).toEqual([]);
  });
});

describe('sounds in a lane', () => {
  const time = phraseTime(20, 300);
  /** The middles of the sounds' beginnings, in order of time. */
  const middles = (settings = CHOKE_DEFAULTS): number[] => {
    const sounds = soundsOf(playPhrase(playChoke, settings, NO_VOICES));
    const {elements} = drawn((c) =>
      soundsLane(c, {
        time,
        y: 0,
        h: 40,
        sounds: sounds.filter(({name}) => name === sounds[0]?.name),
      }),
    );
    return elements
      .map((element) => / d="M[\d.]+ ([\d.]+)v([\d.]+)"/.exec(element))
      .flatMap((found) => (found ? [Number(found[1]) + Number(found[2]) / 2] : []));
  };

  it('stand one above the other while they ring together, in order', () => {
    const rows = middles();
    expect(rows.length).toBeGreaterThan(5);
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
    expect(new Set(rows.map(Math.round)).size).toBe(rows.length);
  });

  it('have the lane to themselves when each ends the one before', () => {
    const rows = middles({...CHOKE_DEFAULTS, retrig: ['pads']});
    expect(rows.length).toBeGreaterThan(5);
    for (const middle of rows) expect(middle).toBeCloseTo(20, 1);
  });
});
