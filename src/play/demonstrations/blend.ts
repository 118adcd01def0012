import {
  BLEND_DEFAULTS,
  clickSquare,
  NO_VOICES,
  playBlend,
  type BlendModule,
  type BlendSettings,
  type PlacedHit,
  type Voices,
} from '../core';
import type {Demonstration, Play, Stage} from '../shell';

/** The columns of the small matrix, with the product's letters. facts: blend-samples 17 */
const COLUMNS = [
  ['center', 'C'],
  ['edge', 'E'],
] as const;

/** Each module's own zone, for the two ready answers. */
const OWN = {dark: 'center', bright: 'edge'} as const;

/** Eight strokes from the middle to the edge and back, soft and hard in turn. */
const WALK: readonly PlacedHit[] = [0.05, 0.35, 0.45, 0.6, 0.95, 0.6, 0.45, 0.1].map(
  (place, index) => ({
    zone: place < 0.5 ? 'center' : 'edge',
    place,
    strength: index % 2 === 0 ? 0.85 : 0.4,
    time: index * 0.3,
  }),
);

const STATES = {plain: 'plain', blended: 'blended', off: 'off'} as const;

function start({controls: {choice, toggle, h}}: Stage): Play {
  let settings: BlendSettings = BLEND_DEFAULTS;
  let state: Voices = NO_VOICES;
  let blends = false;
  const squares: {button: HTMLButtonElement; module: string; zone: 'center' | 'edge'}[] = [];

  function change(modules: readonly BlendModule[]): void {
    settings = {modules};
    for (const {button, module, zone} of squares) {
      const row = modules.find(({id}) => id === module);
      const square = STATES[row?.squares[zone] ?? 'off'];
      button.dataset.square = square;
      button.setAttribute('aria-label', `${row?.name ?? ''}, ${zone}: ${square}`);
    }
  }

  const matrix = h(
    'table',
    {class: 'sp-play-matrix'},
    h('caption', {}, 'Mapping matrix'),
    h(
      'tr',
      {},
      h('td'),
      ...COLUMNS.map(([zone, letter]) => h('th', {scope: 'col'}, h('abbr', {title: zone}, letter))),
    ),
    ...settings.modules.map(({id, name}) =>
      h(
        'tr',
        {},
        h('th', {scope: 'row'}, name),
        ...COLUMNS.map(([zone]) => {
          const button = h('button', {
            type: 'button',
            click: ({shiftKey}: MouseEvent) =>
              change(
                settings.modules.map((row) =>
                  row.id === id ? clickSquare(row, zone, shiftKey || blends) : row,
                ),
              ),
          });
          squares.push({button, module: id, zone});
          return h('td', {}, button);
        }),
      ),
    ),
  );
  change(settings.modules);

  return {
    settings: [
      choice(
        'Squares',
        [
          ['plain', 'Plain'],
          ['blended', 'Blended'],
        ],
        'plain',
        (square) =>
          change(
            settings.modules.map((row) => ({
              ...row,
              squares: {[OWN[row.id as keyof typeof OWN]]: square},
            })),
          ),
      ),
      matrix,
      toggle('Shift: a click blends', false, (isOn) => void (blends = isOn)),
    ],
    hit(hit) {
      const {outcome, state: next} = playBlend(settings, state, hit);
      state = next;
      return {outcome};
    },
    reset: () => void (state = NO_VOICES),
  };
}

export const demonstration: Demonstration = {
  title: 'Blend',
  tasks:
    'Press on the head and drag the stick from center to edge. Blend the squares and drag again: the flip becomes a fade.',
  ours: 'The place of the flip, the form of the fade and the sounds are ours.',
  zones: ['center', 'edge'],
  lanes: [
    {id: 'dark', name: 'dark snare'},
    {id: 'bright', name: 'bright snare'},
  ],
  instruments: {dark: 'darkSnare', bright: 'brightSnare'},
  pattern: WALK,
  drags: true,
  start,
};
