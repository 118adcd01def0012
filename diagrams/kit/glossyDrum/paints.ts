import type {Canvas} from '../canvas';
import type {Point} from '../geometry';
import {formatAttributes} from '../svg';

/**
 * The one picture that no filter turns in dark mode: a colored thing with outlines of its own, each
 * in the middle between white and the dark page, so that it stands out on both.
 */
export const MIDDLE = {cx: 176, cy: 180};
export const HOOP = 148;
export const HEAD = 119;
export const CENTER = 55;
/** The shadow below the drum. */
export const GROUND = {cx: 179, cy: 187, r: 165};

export const STEEL = {light: '#f7f9fb', mid: '#b4bdc8', dark: '#7f8a97', outline: '#66707d'};
export const BLUE = {light: '#7cc0f7', mid: '#2f7fd6', dark: '#183f8c', outline: '#3b64ab'};
export const WOOD = {light: '#f6dcae', mid: '#dfb274', dark: '#b97c39', outline: '#97612a'};
export const AMBER_LINE = '#b2641b';
export const RED_LINE = '#b5330f';

type Stops = readonly (readonly [at: number, color: string, opacity?: number])[];

export const place = (share: number, degrees: number): Point => {
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
export const paint = (id: string): string => `url(#index-drum-${id})`;

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

export function paints(c: Canvas): void {
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
