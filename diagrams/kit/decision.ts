import {arrow} from './arrow';
import {box} from './box';
import type {Canvas} from './canvas';
import type {Placed} from './geometry';

export interface DecisionStep {
  question: string;
  /** What to do when the answer is no. */
  no: string;
}

export interface DecisionOptions {
  y: number;
  steps: readonly DecisionStep[];
  /** What follows when every answer was yes. */
  end: string;
  /** Height of one box. Default 44. */
  h?: number;
  /** Space between two boxes, for the arrow and its "yes". Default 38. */
  gap?: number;
}

const LEFT = {x: 12, w: 150};
const RIGHT = {x: 204, w: 136};

/** A column of questions: yes leads down, no leads right to what to do. */
export function decisionColumn(canvas: Canvas, options: DecisionOptions): Placed {
  const {steps, end, h = 44, gap = 38} = options;
  let y = options.y;
  let before: Placed | undefined;
  for (const {question, no} of steps) {
    const asked = box(canvas, {...LEFT, y, h, label: question, kind: 'input'});
    const todo = box(canvas, {...RIGHT, y, h, label: no, kind: 'plain'});
    arrow(canvas, asked.right, todo.left, {label: 'no'});
    if (before) arrow(canvas, before.bottom, asked.top, {label: 'yes'});
    before = asked;
    y += h + gap;
  }
  const last = box(canvas, {...LEFT, y, h: 40, label: end, kind: 'sound'});
  if (before) arrow(canvas, before.bottom, last.top, {label: 'yes'});
  return last;
}
