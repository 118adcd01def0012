import type {Hit} from './hit';
import {clamp} from './numbers';
import type {RuleResult} from './outcome';
import {passesThreshold} from './threshold';
import {playVoices, SHORT, type Voices} from './voices';

/** A hit on one of two drums. The snare's sensor hears the tom too: crosstalk. */
export interface DrumHit extends Hit {
  readonly drum: 'snare' | 'tom';
}

export interface CrosstalkSettings {
  /** How much of a hit on the tom reaches the snare's sensor, 0 to 1. Ours. */
  readonly leak: number;
  /** The red line of the snare's input, 0 to 1. facts: how-to/use-thresholding 7, 12 */
  readonly line: number;
}

/** Without a line worth the name, so that the tom's hits leak. Ours. */
export const CROSSTALK_DEFAULTS: CrosstalkSettings = {leak: 0.18, line: 0.05};

/** The peak that the snare's sensor sees, 0 to 1: a share of the strength if the tom was hit. */
export const snarePeak = ({leak}: CrosstalkSettings, {drum, strength}: DrumHit): number =>
  clamp(drum === 'snare' ? strength : strength * leak);

/** Counts the snare's hits that a line keeps and loses, and the tom's that it lets in and keeps out. */
export function reportLine(settings: CrosstalkSettings, hits: readonly DrumHit[]) {
  const report = {kept: 0, lost: 0, leaked: 0, keptOut: 0};
  for (const hit of hits) {
    const counts = passesThreshold(snarePeak(settings, hit), settings.line);
    if (hit.drum === 'snare') report[counts ? 'kept' : 'lost'] += 1;
    else report[counts ? 'leaked' : 'keptOut'] += 1;
  }
  return report;
}

/** Where a line keeps all of the snare's hits and none of the tom's, 0 to 1; null when no whole percent does both. */
export function lineThatSaves(
  settings: CrosstalkSettings,
  hits: readonly DrumHit[],
): {above: number; atMost: number} | null {
  const peaks = (drum: DrumHit['drum']): number[] =>
    hits.filter((hit) => hit.drum === drum).map((hit) => snarePeak(settings, hit));
  const above = Math.max(0, ...peaks('tom'));
  const atMost = Math.min(1, ...peaks('snare'));
  const can = Array.from({length: 101}, (_, percent) => percent / 100);
  return can.some((line) => line > above && line <= atMost) ? {above, atMost} : null;
}

/** Plays the drum that was struck, and the snare if its sensor's peak counts. The tom has no line (ours). */
export function playCrosstalk(
  settings: CrosstalkSettings,
  state: Voices,
  hit: DrumHit,
): RuleResult<Voices> & {readonly peak: number; readonly counts: boolean} {
  const peak = snarePeak(settings, hit);
  const counts = passesThreshold(peak, settings.line);
  const starts = [
    ...(hit.drum === 'tom' ? [{id: 'tom', name: 'tom', length: SHORT, gain: hit.strength}] : []),
    ...(counts ? [{id: 'snare', name: 'snare', length: SHORT, gain: peak}] : []),
  ];
  return {...playVoices(state, hit, {starts}), peak, counts};
}
