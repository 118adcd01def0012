import {median} from '../median';
import type {Visit} from './measure';

/** Rows of the table: what, unit, and the most the ratio to stock may be (issue on speed). */
const ROWS: readonly (readonly [key: keyof Visit, label: string, unit: string, target?: number])[] =
  [
    ['html', 'HTML until load', 'B'],
    ['css', 'CSS until load', 'B'],
    ['js', 'Scripts until load', 'B'],
    ['bytes', 'HTML, CSS and scripts until load', 'B', 0.62],
    ['bytesLater', 'All bytes until 3 s after load', 'B', 0.8],
    ['fcp', 'First contentful paint', 'ms', 0.7],
    ['lcp', 'Largest contentful paint', 'ms', 0.7],
    ['tbt', 'Total blocking time', 'ms', 0.4],
    ['toggle', 'Color-mode toggle answers', 'ms', 0.7],
    ['nextPage', 'Next page', 'ms', 1],
    ['cls', 'Layout shift', ''],
  ];

/** Prints medians of both sites, their ratio, and the target where there is one. */
export function printTable(ours: readonly Visit[], stock: readonly Visit[]): void {
  console.log('| Measure | Ours | Stock | Ratio | Target |\n|---|---:|---:|---:|---:|');
  for (const [key, label, unit, target] of ROWS) {
    const [mine, theirs] = [ours, stock].map((visits) => median(visits.map((visit) => visit[key])));
    const ratio = theirs ? ((mine ?? 0) / theirs).toFixed(2) : '–';
    const show = (value = 0): string => `${value.toFixed(key === 'cls' ? 3 : 0)} ${unit}`.trim();
    console.log(`| ${label} | ${show(mine)} | ${show(theirs)} | ${ratio} | ${target ?? ''} |`);
  }
}
