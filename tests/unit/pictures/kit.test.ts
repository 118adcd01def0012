import {beforeAll, describe, expect, it} from 'vitest';
import {
  arrow,
  box,
  decisionColumn,
  defineDiagram,
  drumMap,
  hitsLane,
  phraseTime,
  pianoRoll,
  playPhrase,
  soundsOf,
  STATIONS,
  stroke,
  STROKES,
  systemStrip,
  timeX,
  ZONE_COLORS,
  zonesOfLevel,
} from '../../../src/pictures/diagrams/kit';
import {Canvas, round, WIDTH, WIDTH_WIDE} from '../../../src/pictures/diagrams/kit/canvas';
import {renderDiagram} from '../../../src/pictures/diagrams/kit/diagram';
import {loadFont} from '../../../src/pictures/diagrams/kit/font';
import {KINDS, PALETTE} from '../../../src/pictures/diagrams/kit/palette';
import {textWidth, wrapText} from '../../../src/pictures/diagrams/kit/text';
import {CHOKE_DEFAULTS, NO_VOICES, PHRASE, playChoke} from '../../../src/play/core';

beforeAll(loadFont);

const picture = (draw: (canvas: Canvas) => void, wide = false) =>
  renderDiagram(defineDiagram({title: 'Kick & "snare"', height: 200, wide, draw}));
const drawn = (draw: (canvas: Canvas) => void, canvas = new Canvas(400)): Canvas => {
  draw(canvas);
  return canvas;
};

describe('renderDiagram', () => {
  it('makes an SVG with a title, as large as pages show it, on no ground of its own', async () => {
    const svg = await picture((canvas) => canvas.text('a < b', {x: 20, y: 20}));
    expect(svg).toContain(`width="480" height="273" viewBox="0 0 ${WIDTH} 200"`);
    expect(svg).toContain('<title>Kick &amp; &quot;snare&quot;</title>');
    expect(svg).not.toContain('<rect');
    const wide = await picture(() => {}, true);
    expect(wide).toContain(`width="672" height="240" viewBox="0 0 ${WIDTH_WIDE} 200"`);
  });

  it('writes labels as outlines, in one group', async () => {
    const svg = await picture((canvas) => canvas.text('Kick', {x: 20, y: 20}));
    expect(svg).toMatch(/<g class="labels" fill="#\w{6}">\n<path transform="[^"]+" d="m[^"]+"\/>/);
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain('font-family');
  });

  it('makes the same file each time', async () => {
    const draw = (canvas: Canvas) => void box(canvas, {x: 20, y: 20, w: 120, h: 40, label: 'Kick'});
    expect(await picture(draw)).toBe(await picture(draw));
  });

  const text = (words: string, x: number, y: number) => (c: Canvas) => void c.text(words, {x, y});
  it.each<[string, (c: Canvas) => void, RegExp]>([
    ['small text', (c) => c.text('tiny', {x: 20, y: 20}, {size: 11}), /make it 12 or more/],
    ['text outside', text('far right', 320, 20), /"far right" .* leaves the canvas/],
    ['text at the very edge', text('left', 0, 20), /"left" .* leaves the canvas/],
    [
      'a drawing outside',
      (c) => box(c, {x: 340, y: 9, w: 40, h: 30, label: ''}),
      /leaves the canvas/,
    ],
    ['letters that the typeface has not', text('\u2713', 20, 20), /has no "\u2713"/],
    [
      'text over text',
      (c) => [text('one', 20, 20)(c), text('two', 22, 24)(c)],
      /"one" and "two" overlap: leave 2.5 units/,
    ],
    [
      'text too close to text',
      (c) => [text('one', 20, 20)(c), text('two', 20, 30)(c)],
      /"one" and "two" are \d\.\d units apart: leave 2.5 units/,
    ],
    [
      'text on the edge of a box',
      (c) => [box(c, {x: 20, y: 20, w: 40, h: 30, label: ''}), text('one', 50, 35)(c)],
      /"one" .* runs over the edge of a box/,
    ],
    [
      'text too close to a box',
      (c) => [box(c, {x: 20, y: 20, w: 40, h: 30, label: ''}), text('one', 61, 35)(c)],
      /"one" .* almost touches the edge of a box/,
    ],
    [
      'text on an arrow',
      (c) => [arrow(c, {x: 20, y: 40}, {x: 120, y: 40}), text('one', 50, 40)(c)],
      /"one" .* runs over the edge of a line/,
    ],
    [
      'a box too small for its label',
      (c) => box(c, {x: 20, y: 20, w: 40, h: 30, label: 'Extraordinarily'}),
      /Extraordinarily/,
    ],
    [
      'zones of a kick, which no sheet names',
      (c) => drumMap(c, {cx: 90, cy: 90, r: 60, kind: 'kick', lit: ['center']}),
      /leave "lit" out/,
    ],
  ])('refuses %s', async (_name, draw, message) => {
    await expect(picture((canvas) => void draw(canvas))).rejects.toThrow(message);
  });

  it('asks for larger text in wide pictures', async () => {
    const small = (c: Canvas) => c.text('small', {x: 20, y: 20}, {size: 12});
    await expect(picture(small, true)).rejects.toThrow(/make it 13 or more/);
  });

  it('lets a label stand on a drawing that is meant to pass behind it', async () => {
    const over = (c: Canvas) => {
      c.add('circle', {cx: 60, cy: 60, r: 20, stroke: PALETTE.ink});
      c.text('on the ring', {x: 60, y: 60}, {anchor: 'middle', over: true});
    };
    expect(await picture(over)).toContain('class="over"');
  });
});

describe('boxes', () => {
  it('have points for arrows to start and end at', () => {
    const placed = box(new Canvas(200), {x: 20, y: 40, w: 100, h: 60, label: 'Kick'});
    expect(placed.right).toEqual({x: 120, y: 70});
    expect(placed.bottom).toEqual({x: 70, y: 100});
    expect(placed.center).toEqual({x: 70, y: 70});
  });
});

describe('arrows', () => {
  it('are dashed for controls and solid for signals', async () => {
    const arrowAs = (control: boolean) =>
      picture((canvas) => arrow(canvas, {x: 20, y: 20}, {x: 120, y: 20}, {control}));
    expect(await arrowAs(true)).toContain('stroke-dasharray');
    expect(await arrowAs(false)).not.toContain('stroke-dasharray');
  });

  it('leave a gap for their label', () => {
    const canvas = drawn((c) => arrow(c, {x: 20, y: 20}, {x: 220, y: 20}, {label: 'sends'}));
    expect(canvas.faults()).toEqual([]);
    expect(canvas.elements[0]).toMatch(/d="M20 20L\d+(?:\.\d+)? 20M\d+(?:\.\d+)? 20L212 20"/);
  });
});

describe('decision columns', () => {
  it('have a "yes" and an arrow between two questions', () => {
    const canvas = new Canvas(300);
    const last = decisionColumn(canvas, {
      y: 20,
      steps: [
        {question: 'Light on?', no: 'Plug it in'},
        {question: 'Meter moves?', no: 'Raise the gain'},
      ],
      end: 'Play',
    });
    expect(last.y).toBe(20 + 2 * (44 + 38));
    expect(canvas.labels.filter(({text}) => text === 'yes')).toHaveLength(2);
  });
});

describe('text', () => {
  it('is measured with the typeface and its kerning, and broken at spaces only', () => {
    expect(textWidth('WWW', 12)).toBeGreaterThan(textWidth('iii', 12) * 3);
    expect(textWidth('kick', 12, true)).toBeGreaterThan(textWidth('kick', 12));
    expect(textWidth('AV', 12)).toBeLessThan(textWidth('A', 12) + textWidth('V', 12));
    expect(textWidth('→', 12)).toBeGreaterThan(8);
    expect(wrapText('one two three', textWidth('one two', 12), 12)).toEqual(['one two', 'three']);
    expect(wrapText('one\ntwo', 300, 12)).toEqual(['one', 'two']);
  });

  it('is read upward when turned', () => {
    const canvas = drawn((c) => c.text('level', {x: 30, y: 100}, {turned: true, anchor: 'middle'}));
    const [label] = canvas.labels;
    expect(label?.h).toBeGreaterThan((label?.w ?? 0) * 2);
    expect((label?.y ?? 0) + (label?.h ?? 0) / 2).toBeCloseTo(100, 0);
  });

  it('has numbers of two decimals at most', () => {
    expect(round(1 / 3)).toBe(0.33);
  });
});

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
    expect(canvas.labels.map(({text}) => text).sort()).toEqual([...zonesOfLevel(3)].sort());
    expect(canvas.faults()).toEqual([]);
  });
});

describe('strokes', () => {
  it.each(STROKES)('draw %s in the color of its zone, with its name', (name) => {
    const canvas = drawn((c) => stroke(c, {x: 10, y: 10, w: 170, h: 110, stroke: name}));
    expect(canvas.labels.map(({text}) => text)).toEqual([name]);
    expect(canvas.elements.join('')).toContain(ZONE_COLORS[name].solid);
    expect(canvas.faults()).toEqual([]);
  });
});

describe('the strip of the system', () => {
  it.each([WIDTH, WIDTH_WIDE])(
    'shows all stations and lights those that are meant, %d wide',
    (w) => {
      const canvas = new Canvas(180, w);
      const places = systemStrip(canvas, {y: 8, here: ['layer']});
      expect(Object.keys(places)).toEqual([...STATIONS]);
      expect(canvas.elements.filter((element) => element.includes(KINDS.sound.fill))).toHaveLength(
        1,
      );
      expect(canvas.faults()).toEqual([]);
    },
  );
});

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

describe('palette', () => {
  const fills = Object.entries(KINDS).map(([kind, {fill}]) => [kind, fill] as const);

  it.each([...fills, ['ground', PALETTE.ground] as const])(
    'has a contrast of 4.5:1 or more between ink and %s',
    (_name, fill) => {
      const [light, dark] = [luminance(fill), luminance(PALETTE.ink)].sort((a, b) => b - a);
      expect(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
