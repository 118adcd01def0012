import {median} from '../median';

/** What a table shows: a name of the measured record, in words, and the most that its ratio to stock may be. */
export interface Row<T> {
  key: keyof T;
  label: string;
  unit: 'B' | 'ms' | '';
  /** The most that the ratio to stock may be. */
  ratio?: number;
  /** The most that the value itself may be. */
  value?: number;
}

/**
 * Prints medians of both sites, their ratio and the target where there is one.
 *
 * @param title of the table
 * @returns what is missed, in words
 */
export function printTable<T>(
  title: string,
  rows: readonly Row<T>[],
  ours: readonly T[],
  stock: readonly T[],
): string[] {
  console.log(
    `\n${title}\n\n| Measure | Ours | Stock | Ratio | Target |\n|---|---:|---:|---:|---:|`,
  );
  const missed = rows.filter(({key, label, unit, ratio, value}) => {
    const mine = median(ours.map((record) => Number(record[key])));
    const theirs = median(stock.map((record) => Number(record[key])));
    const show = (amount: number): string => `${amount.toFixed(unit ? 0 : 3)} ${unit}`.trim();
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
  return missed.map(({label}) => `${label} (${title})`);
}
