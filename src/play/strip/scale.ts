/** The strip's measures, in CSS pixels, which its drawing's units are. */

/** Width of a second, unless a demonstration has another. */
const SECOND = 84;

const LANE = 25;

/** Least height of the hardest hit's peak, and where thresholds lie among the peaks. */
const PEAK = 42;
const PEAK_WITH_LINES = 74;

/** Above the peaks, between them and the sounds, and below these. */
const ABOVE = 14;
const BETWEEN = 18;
const BELOW = 4;

export interface Content {
  readonly rows: number;
  readonly hasLines: boolean;
  readonly second?: number | undefined;
}

/** Where the floor of the peaks and the first row begin, and how large peaks, rows and seconds are. */
export type Scale = Readonly<Record<'base' | 'peak' | 'lanesFrom' | 'lane' | 'second', number>>;

const peakOf = ({hasLines}: Content): number => (hasLines ? PEAK_WITH_LINES : PEAK);
const growing = (content: Content): number => peakOf(content) + content.rows * LANE;

/** The least height that shows all. */
export const leastHeight = (content: Content): number => ABOVE + BETWEEN + BELOW + growing(content);

/** Peaks and rows fill a height; less than the least they don't take. */
export function scaleOf(content: Content, height: number): Scale {
  const times = 1 + Math.max(height - leastHeight(content), 0) / growing(content);
  const peak = Math.floor(peakOf(content) * times);
  const base = ABOVE + peak;
  const {second = SECOND} = content;
  return {base, peak, lanesFrom: base + BETWEEN, lane: Math.floor(LANE * times), second};
}

/** Where the top of a peak or a line lies, for 0 to 1. */
export const heightOf = ({base, peak}: Scale, value: number): number => base - value * peak;
