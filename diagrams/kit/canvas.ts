import {AIR, distanceToSegment, type Edge, edgeOf} from './edges';
import {gapBetween, type Point, type Rect, where} from './geometry';
import {STEPS} from './glyph';
import {PALETTE} from './palette';
import {type Attributes, formatAttributes} from './svg';
import {lineOf, MIN_TEXT_SIZE, MIN_TEXT_SIZE_WIDE} from './text';

/** Width of a narrow picture in units; shown at up to 576 px, on a phone at about 1 px a unit. */
export const WIDTH = 352;

/** Width of a wide picture in units; shown at 672 px, on a phone it scrolls sideways. */
export const WIDTH_WIDE = 560;

/** From a width of 440 px on labels of 14 units would be larger than 17 px, the page's text. */
const LARGER = '<style>@media (min-width:440px){.labels>g{transform:scale(.8)}}</style>';

export interface TextOptions {
  /** Units; 12 or more, 13 in wide pictures, which are the defaults. */
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
  color?: string;
  /** Turned by a quarter to the left, read upward: the name of a vertical axis. */
  turned?: boolean;
  /** Follows words that begin at this x, so it moves toward them where labels are drawn smaller. */
  after?: number;
  /**
   * Stands on a drawing whose edges and lines may pass behind it, such as a name on a drum's rings.
   * Other labels still keep away.
   */
  over?: boolean;
}

/** A label that was written: its text, and the edges of its ink. */
export interface Label extends Rect {
  text: string;
  over: boolean;
}

/** Collects a picture's elements and labels, and knows which labels a reader could not read. */
export class Canvas {
  readonly elements: string[] = [];
  readonly labels: Label[] = [];
  private readonly outlines: string[] = [];
  private readonly edges: Edge[] = [];
  private readonly outside: string[] = [];

  constructor(
    readonly height: number,
    readonly width: number = WIDTH,
    /** Default and least size of text: 12 in narrow pictures, 13 in wide ones, or more. */
    readonly textSize: number = width > WIDTH ? MIN_TEXT_SIZE_WIDE : MIN_TEXT_SIZE,
  ) {}

  /** Shown larger than on a phone where there is room, as all but wide pictures are. */
  get isNarrow(): boolean {
    return this.width === WIDTH;
  }

  /** From one line of text to the next. */
  get lineHeight(): number {
    return this.textSize + 3;
  }

  /**
   * Adds an element, `<name attribute="value"/>`. Labels keep away from edges of rectangles and
   * circles, and from straight lines.
   *
   * @param bounds where it is, to check that it stays on the canvas
   */
  add(name: string, attributes: Attributes, bounds?: Rect): void {
    if (bounds && !this.holds(bounds, 0)) this.outside.push(this.outsideWords(name, bounds));
    this.elements.push(`<${name}${formatAttributes(attributes)}/>`);
    const edge = edgeOf(name, attributes);
    if (edge) this.edges.push(edge);
  }

  /** Has labels keep away from a line through points; `line` and `arrow` do so by themselves. */
  keepClear(points: readonly Point[], width = 1.5): void {
    points.slice(1).forEach((to, index) => {
      const from = points[index] ?? to;
      this.edges.push({
        name: 'line',
        keep: width / 2 + 1,
        distance: (label) => distanceToSegment(label, from, to),
      });
    });
  }

  /**
   * Writes one line of text; `y` is the middle of its capitals.
   *
   * @returns the edges of its ink
   */
  text(text: string, at: Point, options: TextOptions = {}): Rect {
    const {size = this.textSize, anchor = 'start', bold = false, turned = false} = options;
    if (size < this.textSize) {
      throw new Error(`Text "${text}" is ${size} units high: make it ${this.textSize} or more.`);
    }
    const line = lineOf(text, bold);
    if (!line.ink) return {x: at.x, y: at.y, w: 0, h: 0};
    const scale = size / STEPS;
    const width = line.width * scale;
    const back = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0;
    const down = size * 0.35;
    const origin = turned
      ? {x: round1(at.x + down), y: round1(at.y + back)}
      : {x: round1(at.x - back), y: round1(at.y + down)};
    const {left, right, top, bottom} = line.ink;
    const ink: Rect = turned
      ? {
          x: origin.x + top * scale,
          y: origin.y - right * scale,
          w: (bottom - top) * scale,
          h: (right - left) * scale,
        }
      : {
          x: origin.x + left * scale,
          y: origin.y + top * scale,
          w: (right - left) * scale,
          h: (bottom - top) * scale,
        };
    const {over = false, color = PALETTE.ink} = options;
    this.labels.push({...ink, text, over});
    const turn = turned ? 'rotate(-90)' : '';
    const outline = `<path${formatAttributes({
      class: over ? 'over' : undefined,
      fill: color === PALETTE.ink ? undefined : color,
      transform: `translate(${origin.x} ${origin.y})${turn}scale(${Math.round(scale * 10_000) / 10_000})`,
      d: line.data,
    })}/>`;
    this.outlines.push(
      this.isNarrow
        ? `<g style="transform-origin:${round1(options.after ?? at.x)}px ${round1(at.y)}px">${outline}</g>`
        : outline,
    );
    return ink;
  }

  /**
   * @returns the labels' outlines: one group, above all else, for tests to find. A narrow picture's are
   *   drawn for a phone; where it is shown larger they stay about as large as the page's text, each where
   *   it begins, ends or has its middle
   */
  labelElements(): string[] {
    if (this.outlines.length === 0) return [];
    return [
      ...(this.isNarrow ? [LARGER] : []),
      `<g class="labels" fill="${PALETTE.ink}">`,
      ...this.outlines,
      '</g>',
    ];
  }

  /** @returns all that a reader could not read, each with what to do about it; empty if all is well */
  faults(): string[] {
    return [
      ...this.outside,
      ...this.labels
        .filter((label) => !this.holds(label, AIR))
        .map((label) => this.outsideWords(label.text, label)),
      ...this.labels.flatMap((label, index) =>
        this.labels
          .slice(index + 1)
          .map((other) => ({other, gap: gapBetween(label, other)}))
          .filter(({gap}) => gap < AIR - 0.05)
          .map(
            ({other, gap}) =>
              `the labels "${label.text}" and "${other.text}" ${gap > 0 ? `are ${gap.toFixed(1)} units apart` : 'overlap'}: leave ${AIR} units between them (${where(label)}; ${where(other)})`,
          ),
      ),
      ...this.labels
        .filter(({over}) => !over)
        .flatMap((label) =>
          this.edges
            .filter((edge) => edge.distance(label) < edge.keep - 0.05)
            .map(
              (edge) =>
                `the label "${label.text}" (${where(label)}) ${edge.distance(label) > 0 ? 'almost touches' : 'runs over'} the edge of a ${edge.name}: move it, or make room; if it is to stand on the drawing, say over: true`,
            ),
        ),
    ].filter((fault, index, all) => all.indexOf(fault) === index);
  }

  private holds({x, y, w, h}: Rect, air: number): boolean {
    return x >= air && y >= air && x + w <= this.width - air && y + h <= this.height - air;
  }

  private outsideWords(name: string, rect: Rect): string {
    return `"${name}" (${where(rect)}) leaves the canvas of ${this.width} by ${this.height}: move it, shorten it or raise the height`;
  }
}

const round1 = (value: number): number => Math.round(value * 10) / 10;
