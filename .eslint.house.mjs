/**
 * Who may import whom in src/ (src/README.md draws it): each room only those above it in this list, and
 * only through a room's doors. src/theme and docusaurus.config.ts may go anywhere; nobody goes there.
 */
const ROOMS = [
  'config',
  'lib',
  'play',
  'licenses',
  'shortcuts',
  'search',
  'glossary',
  'offline',
  'analytics',
  'pictures',
  'markdown',
  'bundle',
  'html',
  'shell',
];

/** A room's doors: for the browser's first view, for later, for the build; and pure rules, for all. */
const DOORS = ['./index.ts', './later.ts', './build.ts', './core/index.ts'];

/** Rooms that are open: everyone may take any file of these. */
const OPEN = ['config', 'lib'];

const below = (room) => ROOMS.slice(ROOMS.indexOf(room) + 1);

/** For the rule import-x/no-restricted-paths. */
export const houseZones = [
  ...ROOMS.flatMap((room) => [
    {
      target: `./src/${room}`,
      from: [...below(room).map((other) => `./src/${other}`), './src/theme'],
      message: `src/${room} may not import from a room below it (.eslint.house.mjs).`,
    },
    ...(OPEN.includes(room) || below(room).length === 0
      ? []
      : [
          {
            target: below(room).map((other) => `./src/${other}`),
            from: `./src/${room}`,
            except: DOORS,
            message: `Use a door of src/${room}: ${DOORS.join(', ')} (.eslint.house.mjs).`,
          },
        ]),
  ]),
  {
    target: './hosting',
    from: ROOMS.filter((room) => !OPEN.includes(room)).map((room) => `./src/${room}`),
    message: 'hosting/ knows src/config and src/lib only.',
  },
];
