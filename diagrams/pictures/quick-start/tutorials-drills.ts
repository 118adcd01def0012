import {type Hit, noteOfValue, SCALE_DEFAULTS, type Zone} from '../../../src/play/core';
import {defineDiagram, hitsLane, phraseTime, pianoRoll} from '../../kit';

const ZONES: readonly Zone[] = ['center', 'edge', 'rim'];
/** Ours: the five notes of a pentatonic scale on C. */
const NOTES = [60, 62, 64, 67, 69];

const zoneDrill: Hit[] = Array.from({length: 24}, (_unused, index) => ({
  zone: ZONES[Math.floor(index / 8)] ?? 'center',
  strength: 0.62,
  time: index,
}));

const dynamicsDrill: Hit[] = Array.from({length: 32}, (_unused, index) => ({
  zone: 'center',
  strength: 0.06 + (0.94 * index) / 31,
  time: index,
}));

const pitchDrill: Hit[] = [0.1, 1, 0.1, 1, 0.5, 0.5, 0.66, 0.5].map((strength, index) => ({
  zone: 'center',
  strength,
  time: index,
}));

export default defineDiagram({
  title: 'Three drills, hit by hit',
  wide: true,
  height: 348,
  draw(c) {
    const at = {y: 34, h: 44};
    const lane = (count: number): ReturnType<typeof phraseTime> => phraseTime(18, 524, count);
    hitsLane(c, {
      ...at,
      time: lane(24),
      hits: zoneDrill,
      label: 'Zones: a bar on each',
      legend: true,
    });
    hitsLane(c, {
      time: lane(32),
      y: 114,
      h: 56,
      hits: dynamicsDrill,
      label: 'Dynamics: eight bars, soft to loud',
    });
    const time = lane(8);
    hitsLane(c, {
      time,
      y: 208,
      h: 50,
      hits: pitchDrill,
      label: 'Pitch: lowest, highest, then the middle',
    });
    pianoRoll(c, {
      time,
      y: 266,
      h: 72,
      rows: NOTES.map((pitch) => ({pitch})),
      notes: pitchDrill.map((hit) => ({
        from: hit.time,
        to: hit.time + 0.8,
        pitch: noteOfValue({...SCALE_DEFAULTS, notes: NOTES}, hit.strength) ?? 0,
      })),
    });
  },
});
