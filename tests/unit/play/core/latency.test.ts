import {describe, expect, it} from 'vitest';
import {
  ADVISED_BUFFER,
  BUFFER_SIZES,
  LATENCY_DEFAULTS,
  leastLatency,
  millisecondWords,
  NO_VOICES,
  playLate,
  SAMPLE_RATES,
} from '../../../../src/play/core';
import {hit} from './support';

// software-overview/settings-window and glossary, general knowledge: 44.1 kHz, 48 kHz.
it.each([
  [32, '0.7 ms', '0.7 ms'],
  [128, '2.9 ms', '2.7 ms'],
  [1024, '23.2 ms', '21.3 ms'],
])('one buffer of %i samples lasts %s at 44.1 kHz, %s at 48 kHz', (buffer, slow, fast) => {
  expect(SAMPLE_RATES.map((rate) => millisecondWords(leastLatency({buffer, rate}) / 2))).toEqual([
    slow,
    fast,
  ]);
});

describe('a hit', () => {
  it('is late from about 10 ms on, which the advised sizes stay under', () => {
    expect(ADVISED_BUFFER).toEqual({atMost: 128, fast: 64});
    const late = BUFFER_SIZES.filter((buffer) => leastLatency({buffer, rate: 44_100}) >= 0.01);
    expect(late).toEqual([256, 512, 1024]);
  });

  it('sounds after its delay', () => {
    const {outcome} = playLate(LATENCY_DEFAULTS, NO_VOICES, hit('center', 0.5));
    expect(outcome.starts).toMatchObject([{name: 'snare', gain: 0.5, delay: 256 / 48_000}]);
    expect(outcome.says).toBe('Center, medium: snare, 5.3 ms later');
  });
});
