/** Signs that Figtree has not, drawn for it: stem 7% of the em, 60% wide; steps of 1/1000, y up. */
export const DRAWN: Readonly<Record<string, {advance: number; points: readonly number[][]}>> = {
  '→': {advance: 760, points: arrowPoints((along, across) => [60 + along, 350 + across])},
  '←': {advance: 760, points: arrowPoints((along, across) => [700 - along, 350 + across])},
  '↑': {advance: 560, points: arrowPoints((along, across) => [280 + across, 30 + along])},
  '↓': {advance: 560, points: arrowPoints((along, across) => [280 + across, 670 - along])},
};

function arrowPoints(turn: (along: number, across: number) => number[]): number[][] {
  const half = 40;
  return [
    [0, half],
    [510, half],
    [340, 200],
    [400, 255],
    [640, 0],
    [400, -255],
    [340, -200],
    [510, -half],
    [0, -half],
  ].map(([along = 0, across = 0]) => turn(along, across));
}
