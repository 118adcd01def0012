import {median} from '../median';
import type {Visit} from './measure';

interface Row {
  key: keyof Visit;
  label: string;
  unit: string;
  /** The most that the ratio to stock may be. */
  ratio?: number;
  /** The most that the value itself may be. */
  value?: number;
}

const ROWS: readonly Row[] = [
  {key: 'html', label: 'HTML until load', unit: 'B'},
  {key: 'css', label: 'CSS until load', unit: 'B'},
  {key: 'js', label: 'Scripts until load', unit: 'B'},
  {key: 'bytes', label: 'HTML, CSS and scripts until load', unit: 'B', ratio: 0.68},
  {key: 'bytesLater', label: 'All bytes until 3 s after load', unit: 'B'},
  {key: 'fcp', label: 'First contentful paint', unit: 'ms', ratio: 0.75},
  {key: 'lcp', label: 'Largest contentful paint', unit: 'ms', ratio: 0.75},
  {key: 'tbt', label: 'Total blocking time', unit: 'ms', ratio: 0.45},
  {key: 'toggle', label: 'Color-mode toggle answers', unit: 'ms', ratio: 0.4},
  {key: 'nextPage', label: 'Next page painted, CPU 4x', unit: 'ms', ratio: 1},
  {key: 'nextPageFast', label: 'Next page painted, full speed', unit: 'ms', ratio: 1},
  {key: 'cls', label: 'Layout shift', unit: '', value: 0},
];

/** Prints medians of both sites, their ratio, the target where there is one, and which are missed. */
export function printTable(ours: readonly Visit[], stock: readonly Visit[]): void {
  console.log('| Measure | Ours | Stock | Ratio | Target |\n|---|---:|---:|---:|---:|');
  const missed = ROWS.filter(({key, label, unit, ratio, value}) => {
    const mine = median(ours.map((visit) => visit[key]));
    const theirs = median(stock.map((visit) => visit[key]));
    const show = (amount: number): string =>
      `${amount.toFixed(key === 'cls' ? 3 : 0)} ${unit}`.trim();
    const reached = theirs > 0 ? mine / theirs : undefined;
    const target = ratio?.toFixed(2) ?? value?.toFixed(3) ?? '';
    console.log(
      `| ${label} | ${show(mine)} | ${show(theirs)} | ${reached?.toFixed(2) ?? '–'} | ${target} |`,
    );
    return (
      (ratio !== undefined && reached !== undefined && Number(reached.toFixed(2)) > ratio) ||
      (value !== undefined && Number(mine.toFixed(3)) > value)
    );
  });
  const names = missed.map(({label}) => label).join(', ');
  console.log(missed.length > 0 ? `\nMissed: ${names}.` : '\nAll targets are met.');
}
