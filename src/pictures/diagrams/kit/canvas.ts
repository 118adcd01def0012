import {PALETTE} from './palette';
import {MIN_TEXT_SIZE, textWidth} from './text';

/** Width of every picture in units: at 1.5 px a unit on a desktop, about 1 px on a phone. */
export const WIDTH = 352;
/** Free space at each edge. */
export const PADDING = 10;

export interface Point {
  x: number;
  y: number;
}

/** Something drawn, with the points arrows go from and to. */
export interface Placed {
  x: number;
  y: number;
  w: number;
  h: number;
  top: Point;
  right: Point;
  bottom: Point;
  left: Point;
  center: Point;
}

export interface TextOptions {
  /** Units; 12 or more. Default 12. */
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
  color?: string;
  italic?: boolean;
}

interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
  text: string;
}

/** Collects a picture's elements and refuses what a reader could not read. */
export class Canvas {
  readonly elements: string[] = [];
  private readonly labels: Rect[] = [];

  constructor(readonly height: number) {}

  /**
   * Adds an element, `<name attribute="value"/>`.
   *
   * @param bounds where it is, to check that it stays on the canvas
   */
  add(name: string, attributes: Attributes, bounds?: Omit<Rect, 'text'>): void {
    if (bounds) this.checkInside({...bounds, text: name});
    this.elements.push(`<${name}${formatAttributes(attributes)}/>`);
  }

  /** Writes one line of text; `y` is the middle of the line. */
  text(text: string, at: Point, options: TextOptions = {}): void {
    if (text === '') return;
    const {size = MIN_TEXT_SIZE, anchor = 'start', bold = false, italic = false} = options;
    if (size < MIN_TEXT_SIZE) {
      throw new Error(`Text "${text}" is ${size} units high: make it ${MIN_TEXT_SIZE} or more.`);
    }
    const w = textWidth(text, size, bold);
    const x = at.x - (anchor === 'middle' ? w / 2 : anchor === 'end' ? w : 0);
    const rect = {x, y: at.y - size * 0.55, w, h: size * 1.1, text};
    this.checkInside(rect);
    this.checkFree(rect);
    this.labels.push(rect);
    const attributes = formatAttributes({
      x: at.x,
      y: at.y + size * 0.35,
      'font-size': size,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      'font-weight': bold ? 600 : undefined,
      'font-style': italic ? 'italic' : undefined,
      fill: options.color ?? PALETTE.ink,
    });
    this.elements.push(`<text${attributes}>${escapeXml(text)}</text>`);
  }

  private checkInside({x, y, w, h, text}: Rect): void {
    const edge = PADDING / 2;
    if (x < edge || y < edge || x + w > WIDTH - edge || y + h > this.height - edge) {
      const where = [x, y, x + w, y + h].map(Math.round).join(', ');
      throw new Error(
        `"${text}" (${where}) leaves the canvas of ${WIDTH} by ${this.height}: move it, shorten it or raise the height.`,
      );
    }
  }

  private checkFree(rect: Rect): void {
    const hit = this.labels.find(
      (other) =>
        rect.x < other.x + other.w - 1 &&
        other.x < rect.x + rect.w - 1 &&
        rect.y < other.y + other.h - 1 &&
        other.y < rect.y + rect.h - 1,
    );
    if (hit) {
      throw new Error(`The labels "${rect.text}" and "${hit.text}" overlap: move one of them.`);
    }
  }
}

export type Attributes = Readonly<Record<string, string | number | undefined>>;

function formatAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? round(value) : escapeXml(value ?? '')}"`,
    )
    .join('');
}

/** @returns at most two decimals, so that files stay small and the same everywhere */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** @returns a rectangle with its anchor points */
export function placed(x: number, y: number, w: number, h: number): Placed {
  return {
    x,
    y,
    w,
    h,
    top: {x: x + w / 2, y},
    right: {x: x + w, y: y + h / 2},
    bottom: {x: x + w / 2, y: y + h},
    left: {x, y: y + h / 2},
    center: {x: x + w / 2, y: y + h / 2},
  };
}
