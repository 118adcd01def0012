import type {ReactNode} from 'react';
import {readEntries, type Entry} from './entries';
import {showHead} from './showHead';

const instances = new Map<number, Entry[]>();
let frame = 0;

/**
 * @param turn place in the order of those mounted; later ones overrule earlier ones
 * @param children as written between the tags
 */
export function setEntries(turn: number, children: ReactNode): void {
  const entries = readEntries(children);
  // Showing again would undo what scripts did to the classes of html and body meanwhile.
  if (JSON.stringify(entries) === JSON.stringify(instances.get(turn))) return;
  instances.set(turn, entries);
  showSoon();
}

/** @param turn as given to setEntries */
export function forgetEntries(turn: number): void {
  instances.delete(turn);
  showSoon();
}

/** Once for all changes of a frame, as react-helmet-async does. */
function showSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const turns = [...instances.keys()].sort((one, other) => one - other);
    showHead(turns.map((turn) => instances.get(turn) ?? []));
  });
}
