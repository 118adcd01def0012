import type {Zone} from '../core';
import {s, wantsStill} from '../dom';
import {isGrip} from '../drag';
import {drawDrum} from './drawing';
import {forceOf, HARD} from './force';
import type {Drawing} from './frame';
import {pointOf, SIZE, spotAt, type Point, type Spot, type Struck} from './geometry';
import './colors.lazy.css';
import './drum.lazy.css';

/** A stroke; one from a key or a pad has no point. */
export interface Stroke extends Struck {
  readonly point?: Point;
}

/** What is drawn, and what lies where in it. */
export interface Shape {
  readonly draw: (zones: readonly Zone[]) => Drawing;
  readonly spotAt: (point: Point, zones: readonly Zone[]) => Struck | null;
  readonly pointOf: (spot: Spot, strength: number, count: number) => Point;
}

const ONE_DRUM: Shape = {draw: drawDrum, spotAt, pointOf};

interface Options {
  readonly zones: readonly Zone[];
  readonly shape?: Shape | undefined;
  readonly drags: boolean;
  /** Told how hard a stroke would be here: of what hovers, and of a stick or a finger that is dragged. */
  readonly onAim: (strength: number) => void;
  readonly onStroke: (stroke: Stroke) => void;
}

/** While a stick is dragged it strikes after so much of the head's radius, and not more often. */
const DRAG_PLACE = 0.07;
const DRAG_MS = 70;

const STROKE_MS = 420;
/** More rings than this at once are no longer seen. */
const MOST_STROKES = 12;

/** Draws the drum and has it answer to mouse, pen and fingers. */
export function createDrum({zones, shape = ONE_DRUM, drags, onAim, onStroke}: Options) {
  const {svg, areas, strokes, stick} = shape.draw(zones);
  let count = 0;
  const down = new Map<number, {place: number; time: number; strength: number}>();

  function pointAt({clientX, clientY}: PointerEvent): Point {
    const {left, top, width, height} = svg.getBoundingClientRect();
    return {x: ((clientX - left) / width) * SIZE, y: ((clientY - top) / height) * SIZE};
  }

  function strike(event: PointerEvent, point: Point, spot: Struck): void {
    // A stick that is dragged shows what the place does: it strikes on as hard as it began.
    const asHard = down.get(event.pointerId)?.strength ?? spot.strength;
    const strength = event.shiftKey ? HARD : (forceOf(event) ?? asHard);
    down.set(event.pointerId, {place: spot.place ?? 1, time: event.timeStamp, strength});
    onStroke({...spot, point, strength});
  }

  function follow(event: PointerEvent, point: Point): void {
    stick.setAttribute('visibility', event.pointerType === 'touch' ? 'hidden' : 'visible');
    stick.setAttribute('transform', `translate(${point.x.toFixed(1)} ${point.y.toFixed(1)})`);
  }

  svg.addEventListener('pointerdown', (event) => {
    if (!isGrip(event)) return;
    const point = pointAt(event);
    const spot = shape.spotAt(point, zones);
    if (!spot) return;
    event.preventDefault(); // no text is selected by quick strokes
    svg.setPointerCapture(event.pointerId);
    strike(event, point, spot);
    follow(event, point);
  });
  svg.addEventListener('pointermove', (event) => {
    const point = pointAt(event);
    follow(event, point);
    if (event.buttons === 0) lift(event); // it was let go where nobody told
    const last = down.get(event.pointerId);
    const spot = shape.spotAt(point, zones);
    if (spot) onAim(last?.strength ?? spot.strength);
    if (!drags || !last || spot?.place === undefined) return;
    const isFar = Math.abs(spot.place - last.place) >= DRAG_PLACE;
    if (isFar && event.timeStamp - last.time >= DRAG_MS) strike(event, point, spot);
  });
  const lift = ({pointerId}: PointerEvent): void => void down.delete(pointerId);
  svg.addEventListener('pointerup', lift);
  svg.addEventListener('pointercancel', lift);
  svg.addEventListener('pointerleave', () => stick.setAttribute('visibility', 'hidden'));

  function show(
    spot: Spot,
    strength: number,
    point = shape.pointOf(spot, strength, (count += 1)),
  ): void {
    const isStill = wantsStill();
    // Back to what styles say: a demonstration may keep its zones tinted.
    areas.get(spot.zone)?.animate([{opacity: 0.15 + 0.6 * strength, offset: 0}], {
      duration: 140 + 260 * strength,
      easing: isStill ? 'steps(2)' : 'ease-out',
    });
    const at = {cx: point.x, cy: point.y};
    const ripple = {class: 'sp-drum-ripple', 'stroke-width': 1.5 + 4 * strength};
    const ring = s('circle', {...at, ...ripple, r: 5 + 12 * strength});
    const dot = s('circle', {...at, class: 'sp-drum-dot', r: 2.5 + 4 * strength});
    strokes.append(ring, dot);
    while (strokes.childElementCount > 2 * MOST_STROKES) strokes.firstElementChild?.remove();
    const options = {duration: STROKE_MS, fill: 'forwards', easing: 'ease-out'} as const;
    const spread = {transform: `scale(${(1.3 + 0.9 * strength).toFixed(2)})`, opacity: 0};
    ring.animate(isStill ? [{opacity: 1}, {opacity: 1}] : [{opacity: 1}, spread], options);
    const fade = dot.animate([{opacity: 1}, {opacity: isStill ? 1 : 0}], options);
    fade.onfinish = () => {
      ring.remove();
      dot.remove();
    };
    if (isStill || stick.getAttribute('visibility') !== 'visible') return;
    const turns = [0, -5 - 9 * strength, 0].map((turn) => `rotate(${turn.toFixed(1)}deg)`);
    const beat = {duration: 160, easing: 'ease-out'};
    stick.firstElementChild?.animate({transform: turns, offset: [0, 0.4, 1]}, beat);
  }

  return {element: svg, show};
}
