import {
  BLEND_DEFAULTS,
  clickSquare,
  NO_VOICES,
  playing,
  playBlend,
  type BlendModule,
  type BlendSquare,
  type Outcome,
  type PlacedHit,
} from '../../core';
import type {Demonstration, Play, Stage} from '../../shell';

/** The matrix's columns, with the product's letters. facts: how-to/blend-samples-between-zones 17 */
const COLUMNS = {center: 'C', edge: 'E'} as const;
const ZONES = ['center', 'edge'] as const;

/** Strokes from the middle to the edge and back, soft and hard in turn. Ours. */
const WALK: readonly PlacedHit[] = [0.05, 0.35, 0.45, 0.6, 0.95, 0.6, 0.45, 0.1].map(
  (place, index) => ({
    zone: place < 0.5 ? 'center' : 'edge',
    place,
    strength: index % 2 === 0 ? 0.85 : 0.4,
    time: index * 0.3,
  }),
);

/** The ready answers: a square of one kind for each module in its own zone, none elsewhere. */
const allOf = (square: BlendSquare): BlendModule[] =>
  BLEND_DEFAULTS.modules.map((row, index) => ({
    ...row,
    squares: {[ZONES[index] ?? 'center']: square},
  }));

const isAllOf = (modules: readonly BlendModule[], kind: BlendSquare): boolean =>
  allOf(kind).every(({squares}, index) =>
    ZONES.every((zone) => squares[zone] === modules[index]?.squares[zone]),
  );

/** What each sound's part of a blended hit is, as its loudness has it. */
function withParts({says, starts}: Outcome, strength: number): string {
  if (starts.every(({gain}) => gain > 0.999 * strength)) return says;
  const parts = starts.map(
    ({name, gain}) => `${name} ${String(Math.round(100 * (gain / strength) ** 2))}%`,
  );
  return says.replace(/: .*/, `: ${parts.join(', ')}`);
}

function start({controls: {choice, matrix, row, toggle, h}}: Stage): Play {
  let settings = BLEND_DEFAULTS;
  const rule = playing(playBlend, NO_VOICES, () => settings);
  let holdsShift = false;
  const shown: (() => void)[] = [];

  function change(modules: readonly BlendModule[]): void {
    settings = {modules};
    for (const show of shown) show();
  }

  function square(id: string, zone: 'center' | 'edge'): HTMLElement {
    const button = h('button', {
      type: 'button',
      click: ({shiftKey}: MouseEvent) => {
        change(
          settings.modules.map((one) =>
            one.id === id ? clickSquare(one, zone, shiftKey || holdsShift) : one,
          ),
        );
        ready.set((['plain', 'blended'] as const).find((kind) => isAllOf(settings.modules, kind)));
      },
    });
    shown.push(() => {
      const module = settings.modules.find((one) => one.id === id);
      const state = module?.squares[zone] ?? 'off';
      button.dataset.square = state;
      button.setAttribute('aria-label', `${module?.name ?? ''}, ${zone}: ${state}`);
    });
    return button;
  }

  const kinds = {plain: 'Flip', blended: 'Blend'};
  const ready = choice('Between zones', kinds, 'plain', (kind) => change(allOf(kind)));
  const letters = ZONES.map((zone) =>
    h('th', {scope: 'col'}, h('abbr', {title: zone}, COLUMNS[zone])),
  );
  const rows = settings.modules.map(({id, name}) => {
    return [name, ZONES.map((zone) => square(id, zone))] as const;
  });
  change(settings.modules);

  return {
    settings: [
      ready.element,
      row(
        matrix(letters, new Map(rows)),
        toggle('As with Shift: a press blends', false, (isOn) => void (holdsShift = isOn)),
      ),
    ],
    ...rule,
    hit(hit) {
      const {outcome} = rule.hit(hit);
      return {outcome: {...outcome, says: withParts(outcome, hit.strength)}};
    },
  };
}

export const demonstration: Demonstration = {
  title: 'Blend',
  tasks:
    'Drag from center to edge, or play the pattern: the sound flips. Choose Blend: now it fades.',
  ours: 'Made up here: where it flips, the form of the fade, what two blended squares in a row do, what a second click does, and the sounds.',
  level: 11,
  zones: ['center', 'edge'],
  sounds: {
    dark: {row: 'dark snare', plays: 'darkSnare'},
    bright: {row: 'bright snare', plays: 'brightSnare'},
  },
  pattern: WALK,
  drags: true,
  start,
};
