import {type Canvas, defineDiagram, KINDS, pathData, type Point} from './kit';
import {formatAttributes} from './kit/svg';

/**
 * The one picture that no filter turns in dark mode: a colored thing with outlines of its own, each
 * in the middle between white and the dark page, so that it stands out on both.
 */
const MIDDLE = {cx: 176, cy: 180};
const HOOP = 148;
const HEAD = 119;
const CENTER = 55;
/** The shadow below the drum. */
const GROUND = {cx: 179, cy: 187, r: 165};

const STEEL = {light: '#f7f9fb', mid: '#b4bdc8', dark: '#7f8a97', outline: '#66707d'};
const BLUE = {light: '#7cc0f7', mid: '#2f7fd6', dark: '#183f8c', outline: '#3b64ab'};
const WOOD = {light: '#f6dcae', mid: '#dfb274', dark: '#b97c39', outline: '#97612a'};
const AMBER_LINE = '#b2641b';
const RED_LINE = '#b5330f';

type Stops = readonly (readonly [at: number, color: string, opacity?: number])[];

const place = (share: number, degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return {
    x: Math.round((MIDDLE.cx + Math.cos(turn) * share) * 100) / 100,
    y: Math.round((MIDDLE.cy + Math.sin(turn) * share) * 100) / 100,
  };
};

const stopsOf = (stops: Stops): string =>
  stops
    .map(
      ([offset, color, opacity]) =>
        `<stop${formatAttributes({offset, 'stop-color': color, 'stop-opacity': opacity})}/>`,
    )
    .join('');

/** Names are ids, so they say whose they are. */
const paint = (id: string): string => `url(#index-drum-${id})`;

function radial(id: string, at: {cx: number; cy: number; r: number}, stops: Stops): string {
  const where = formatAttributes({id: `index-drum-${id}`, gradientUnits: 'userSpaceOnUse', ...at});
  return `<radialGradient${where}>${stopsOf(stops)}</radialGradient>`;
}

/** From one corner of the drum to the other: light falls in from the upper left. */
function across(id: string, stops: Stops): string {
  const where = formatAttributes({
    id: `index-drum-${id}`,
    gradientUnits: 'userSpaceOnUse',
    x1: MIDDLE.cx - 106,
    y1: MIDDLE.cy - 106,
    x2: MIDDLE.cx + 106,
    y2: MIDDLE.cy + 106,
  });
  return `<linearGradient${where}>${stopsOf(stops)}</linearGradient>`;
}

function paints(c: Canvas): void {
  const {cx, cy} = MIDDLE;
  c.elements.push(
    '<defs>',
    radial('ground', {cx: GROUND.cx, cy: GROUND.cy, r: GROUND.r}, [
      [0.84, '#000000', 0.4],
      [0.9, '#000000', 0.18],
      [0.95, '#000000', 0.06],
      [1, '#000000', 0],
    ]),
    across('steel', [
      [0, STEEL.light],
      [0.34, STEEL.mid],
      [0.5, STEEL.light],
      [0.68, STEEL.dark],
      [1, STEEL.mid],
    ]),
    radial('tube', {...MIDDLE, r: HOOP - 4}, [
      [0.83, BLUE.dark],
      [0.885, BLUE.mid],
      [0.925, BLUE.light],
      [0.96, BLUE.mid],
      [1, BLUE.dark],
    ]),
    across('sheen', [
      [0.04, '#ffffff', 0.5],
      [0.3, '#ffffff', 0],
      [0.62, '#0b2358', 0],
      [1, '#0b2358', 0.62],
    ]),
    radial('head', {cx: cx - 26, cy: cy - 34, r: 168}, [
      [0, '#fff6e3'],
      [0.4, '#ffe3ae'],
      [0.72, '#f8bf62'],
      [1, '#e8902f'],
    ]),
    radial('shade', {cx: cx + 4, cy: cy + 6, r: HEAD + 7}, [
      [0.84, '#6b2c00', 0],
      [1, '#6b2c00', 0.5],
    ]),
    radial('center', {cx: cx - 14, cy: cy - 20, r: 78}, [
      [0, '#ff9a70'],
      [0.45, '#f4633a'],
      [1, '#cc3a14'],
    ]),
    `<linearGradient id="index-drum-gloss" x1="0.2" y1="0" x2="0.6" y2="1">${stopsOf([
      [0, '#ffffff', 0.9],
      [1, '#ffffff', 0.05],
    ])}</linearGradient>`,
    `<linearGradient id="index-drum-block" x1="0" y1="0" x2="0" y2="1">${stopsOf([
      [0, '#5f97ea'],
      [0.5, '#2f62bd'],
      [1, '#1d4590'],
    ])}</linearGradient>`,
    `<clipPath id="index-drum-inside"><circle${formatAttributes({...MIDDLE, r: HOOP - 1})}/></clipPath>`,
    '</defs>',
  );
}

interface Look {
  fill?: string;
  color?: string;
  width?: number;
  opacity?: number;
}

function disc(c: Canvas, r: number, {fill = 'none', color, width, opacity}: Look): void {
  c.add('circle', {...MIDDLE, r, fill, stroke: color, 'stroke-width': width, opacity});
}

/** A part of a ring, from one angle to another. */
function arc(c: Canvas, r: number, from: number, to: number, {color, width, opacity}: Look): void {
  const [a, b] = [place(r, from), place(r, to)];
  c.add('path', {
    d: `M${a.x} ${a.y}A${r} ${r} 0 0 1 ${b.x} ${b.y}`,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    opacity,
  });
}

/** Tension rods around the hoop, but not where the sensor is. */
function rods(c: Canvas): void {
  const line = {stroke: STEEL.outline, 'stroke-width': 2};
  for (const degrees of [-54, -18, 18, 54, 90, 126, 162, 198, 234]) {
    const at = place(HOOP + 3, degrees);
    const transform = `rotate(${degrees + 90} ${at.x} ${at.y})`;
    c.add('rect', {
      x: at.x - 12,
      y: at.y - 13,
      width: 24,
      height: 26,
      rx: 9,
      fill: paint('steel'),
      ...line,
      transform,
    });
    c.add('circle', {cx: at.x, cy: at.y - 0.5, r: 6.5, fill: STEEL.light, ...line});
    c.add('rect', {
      x: at.x - 2.5,
      y: at.y - 3,
      width: 5,
      height: 5,
      rx: 1,
      fill: STEEL.outline,
      transform,
    });
  }
}

/** A steel hoop around a blue one, round like a tube. */
function hoop(c: Canvas): void {
  disc(c, HOOP, {fill: paint('steel'), color: BLUE.outline, width: 2});
  disc(c, HOOP - 4, {fill: paint('tube')});
  disc(c, (HOOP - 4 + HEAD) / 2, {color: paint('sheen'), width: HOOP - 4 - HEAD});
  arc(c, 135, 186, 236, {color: '#ffffff', width: 5, opacity: 0.9});
  arc(c, 135, 242, 246, {color: '#ffffff', width: 5, opacity: 0.9});
  arc(c, 131, 24, 62, {color: '#ffffff', width: 3, opacity: 0.55});
}

function head(c: Canvas): void {
  disc(c, HEAD + 2, {fill: STEEL.light});
  disc(c, HEAD, {fill: paint('head'), color: AMBER_LINE, width: 1.5});
  [76, 94].forEach((r, index) =>
    disc(c, r, {color: '#ffffff', width: 2.5 - index * 0.75, opacity: 0.75 - index * 0.25}),
  );
  disc(c, HEAD, {fill: paint('shade')});
  disc(c, CENTER, {fill: paint('center'), color: '#ffffff', width: 4});
  disc(c, CENTER - 3, {color: RED_LINE, width: 1, opacity: 0.5});
  const [a, b] = [place(110, 172), place(110, 284)];
  c.add('path', {
    d: `M${a.x} ${a.y}A110 110 0 0 1 ${b.x} ${b.y}A150 150 0 0 0 ${a.x} ${a.y}z`,
    fill: paint('gloss'),
  });
}

/** A closed block over the hoop, as plain as the sheets leave it, and what it picks up. */
function sensor(c: Canvas): void {
  const top = MIDDLE.cy - HOOP - 17;
  const x = MIDDLE.cx - 26;
  c.add('rect', {
    x: x + 3,
    y: top + 6,
    width: 52,
    height: 50,
    rx: 13,
    fill: '#0b2358',
    opacity: 0.35,
  });
  c.add('rect', {
    x,
    y: top,
    width: 52,
    height: 50,
    rx: 13,
    fill: paint('block'),
    stroke: BLUE.outline,
    'stroke-width': 2,
  });
  c.add('rect', {
    x: x + 3.5,
    y: top + 3.5,
    width: 45,
    height: 43,
    rx: 10,
    fill: 'none',
    stroke: '#ffffff',
    'stroke-width': 2,
    opacity: 0.55,
  });
  c.add('rect', {
    x: x + 11,
    y: top + 9,
    width: 30,
    height: 9,
    rx: 4.5,
    fill: '#ffffff',
    opacity: 0.6,
  });
  [0, 1, 2].forEach((wave) => {
    const half = 10 + wave * 8;
    const y = top + 61 + wave * 7;
    c.add('path', {
      d: `M${MIDDLE.cx - half} ${y}Q${MIDDLE.cx} ${y + half * 0.6} ${MIDDLE.cx + half} ${y}`,
      fill: 'none',
      stroke: KINDS.hardware.stroke,
      'stroke-width': 3.25,
      'stroke-linecap': 'round',
      opacity: 0.95 - wave * 0.25,
    });
  });
}

/** Where a stick has just landed. */
function impact(c: Canvas, at: Point): void {
  [13, 21].forEach((r, index) =>
    c.add('circle', {
      cx: at.x,
      cy: at.y,
      r,
      fill: index === 0 ? '#ffe9b8' : 'none',
      'fill-opacity': 0.8,
      stroke: '#fff6e3',
      'stroke-width': 3.25 - index * 0.75,
      opacity: 1 - index * 0.25,
    }),
  );
  // None where the stick lies.
  for (const degrees of [98, 141, 184, 227, 270, 313, 356]) {
    const turn = (degrees * Math.PI) / 180;
    c.add('path', {
      d: pathData(
        [29, 37].map((r) => ({x: at.x + Math.cos(turn) * r, y: at.y + Math.sin(turn) * r})),
      ),
      fill: 'none',
      stroke: '#fff6e3',
      'stroke-width': 3.5,
      'stroke-linecap': 'round',
    });
  }
}

/** A stick from above; the higher it is, the farther its shadow lies away. */
function stick(c: Canvas, butt: Point, tip: Point, height: number): void {
  const length = Math.hypot(tip.x - butt.x, tip.y - butt.y);
  const [dx, dy] = [(tip.x - butt.x) / length, (tip.y - butt.y) / length];
  const at = (back: number, side: number): Point => ({
    x: tip.x - dx * back - dy * side,
    y: tip.y - dy * back + dx * side,
  });
  const body = `${pathData([at(length, 8), at(66, 7.5), at(13, 3.2), at(13, -3.2), at(66, -7.5), at(length, -8)])}z`;
  const bead = {cx: at(6, 0).x, cy: at(6, 0).y, rx: 10, ry: 6.8};
  const turn = `rotate(${Math.round((Math.atan2(dy, dx) * 180) / Math.PI)} ${Math.round(bead.cx)} ${Math.round(bead.cy)})`;
  const shade = `<g${formatAttributes({'clip-path': paint('inside'), fill: '#3a1500', opacity: 0.28})}>`;
  const shift = `translate(${height} ${height * 1.5})`;
  c.elements.push(
    `${shade}<path${formatAttributes({d: body, transform: shift})}/><ellipse${formatAttributes({...bead, transform: `${shift}${turn}`})}/></g>`,
  );
  const look = {
    fill: WOOD.mid,
    stroke: WOOD.outline,
    'stroke-width': 2,
    'stroke-linejoin': 'round',
  };
  c.add('path', {d: body, ...look});
  c.add('path', {
    d: `${pathData([at(length - 1.5, 6.5), at(66, 6), at(16, 2), at(66, 2.5), at(length - 1.5, 3)])}z`,
    fill: WOOD.dark,
    opacity: 0.7,
  });
  c.add('path', {
    d: pathData([at(length - 5, -3.5), at(64, -3.5)]),
    stroke: WOOD.light,
    'stroke-width': 3,
    'stroke-linecap': 'round',
    fill: 'none',
  });
  c.add('ellipse', {...bead, ...look, transform: turn});
  c.add('ellipse', {
    ...bead,
    cx: at(7, -2).x,
    cy: at(7, -2).y,
    rx: 4.5,
    ry: 1.8,
    fill: WOOD.light,
    transform: turn,
  });
}

export default defineDiagram({
  title: 'A snare from above, with its zones in color, a sensor on the rim and two sticks',
  height: 352,
  draw(c) {
    paints(c);
    c.add('circle', {...GROUND, fill: paint('ground')});
    rods(c);
    hoop(c);
    head(c);
    sensor(c);
    impact(c, {x: 182, y: 185});
    stick(c, {x: 336, y: 326}, {x: 182, y: 185}, 4);
    stick(c, {x: 16, y: 318}, {x: 106, y: 216}, 11);
  },
});
