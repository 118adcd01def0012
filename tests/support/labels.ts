import type {Page} from '@playwright/test';

/** Free space around a label, in units of the picture. The kit asks for the same (kit/edges.ts). */
export const AIR = 2.5;
/** Rounding of outlines and positions. */
const TOLERANCE = 0.2;

/** Fonts that a reader's machine may show `<text>` in, from wide to narrow, with Debian's packages. */
export const FONTS = {
  'DejaVu Sans': 'fonts-dejavu',
  'Liberation Sans': 'fonts-liberation',
  Roboto: 'fonts-roboto',
  Inter: 'fonts-inter',
} as const;

/** Whether the browser finds a font on this machine. */
export async function hasFont(page: Page, font: string): Promise<boolean> {
  return page.evaluate((name) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return false;
    const widthIn = (family: string): number => {
      context.font = `40px ${family}`;
      return context.measureText('mmWWiill 0123 Quick').width;
    };
    return ['serif', 'monospace'].some(
      (other) => widthIn(`'${name}', ${other}`) !== widthIn(other),
    );
  }, font);
}

/**
 * Shows a picture at one pixel a unit and measures its labels: `<text>`, and outlines, which the
 * kit puts into a group of the class `labels`.
 *
 * @param font shows `<text>` in this font
 * @returns what is wrong, each with the place; empty if all is well
 */
export async function labelFaults(page: Page, svg: string, font = 'sans-serif'): Promise<string[]> {
  await page.setContent(
    `<style>body{margin:0}svg{display:block;overflow:visible}svg text{font-family:'${font}'!important}</style>${svg}`,
  );
  return page.evaluate(
    ({air}) => {
      type Rect = {x: number; y: number; w: number; h: number};
      const svg = document.querySelector('svg');
      if (!svg) return ['no svg'];
      const {width, height} = svg.viewBox.baseVal;
      svg.setAttribute('width', String(width));
      svg.setAttribute('height', String(height));
      const rectOf = (element: Element): Rect => {
        const {x, y, width: w, height: h} = element.getBoundingClientRect();
        return {x, y, w, h};
      };
      /** The line box of text is higher than its letters. */
      const inkOf = (element: Element): Rect => {
        const rect = rectOf(element);
        if (element.tagName !== 'text') return rect;
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        const base = Number(element.getAttribute('y'));
        return {...rect, y: base - size * 0.75, h: size * 0.97};
      };
      const labels = [...svg.querySelectorAll('text, .labels path')].map((element) => ({
        words: element.textContent ? `"${element.textContent}"` : 'a label',
        over: element.classList.contains('over'),
        rect: inkOf(element),
      }));
      const place = ({x, y, w, h}: Rect): string =>
        `x ${x.toFixed(0)} to ${(x + w).toFixed(0)}, y ${y.toFixed(0)} to ${(y + h).toFixed(0)}`;
      const gap = (a: Rect, b: Rect): number =>
        Math.hypot(
          Math.max(a.x - b.x - b.w, b.x - a.x - a.w, 0),
          Math.max(a.y - b.y - b.h, b.y - a.y - a.h, 0),
        );
      const inside = (a: Rect, b: Rect): number =>
        Math.min(a.x - b.x, a.y - b.y, b.x + b.w - a.x - a.w, b.y + b.h - a.y - a.h);
      const boxes = [...svg.querySelectorAll('rect[stroke]')]
        .filter((element) => !element.hasAttribute('transform'))
        .map((element) => ({
          rect: rectOf(element),
          half: Number(element.getAttribute('stroke-width') ?? 1) / 2,
        }));
      const canvas = {x: 0, y: 0, w: width, h: height};
      return labels.flatMap(({words, over, rect}, index) => [
        ...(inside(rect, canvas) < air ? [`${words} (${place(rect)}) leaves the canvas`] : []),
        ...labels
          .slice(index + 1)
          .filter((other) => gap(rect, other.rect) < air)
          .map((other) => `${words} (${place(rect)}) is too close to ${other.words}`),
        ...(over ? [] : boxes)
          .filter(
            (box) =>
              gap(rect, box.rect) - box.half < air && inside(rect, box.rect) - box.half < air,
          )
          .map(
            (box) =>
              `${words} (${place(rect)}) is too close to the edge of a box at ${place(box.rect)}`,
          ),
      ]);
    },
    {air: AIR - TOLERANCE},
  );
}
