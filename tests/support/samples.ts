/** The largest sample, either sign. */
export const peak = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** In dB of full scale. */
export const decibels = (level: number): number => 20 * Math.log10(Math.max(level, 1e-9));

/** The largest step from one sample to the next. */
export const largestStep = (samples: Float32Array): number =>
  samples.reduce(
    (most, sample, index) => Math.max(most, Math.abs(sample - (samples[index - 1] ?? sample))),
    0,
  );

/** Root of the mean power, between two times in seconds. */
export function level(samples: Float32Array, rate: number, from: number, to: number): number {
  const part = samples.subarray(Math.round(from * rate), Math.round(to * rate));
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
}

/** Samples through a Hann window. */
const windowed = (samples: Float32Array): Float32Array =>
  samples.map((sample, index) => sample * (1 - Math.cos((2 * Math.PI * index) / samples.length)));

/**
 * How much of one frequency there is in samples that went through a window.
 *
 * @returns amplitude of a sine of that frequency
 */
function amount(samples: Float32Array, rate: number, frequency: number): number {
  const angle = (2 * Math.PI * frequency) / rate;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [x, y, re, im] = [1, 0, 0, 0];
  for (const sample of samples) {
    re += sample * x;
    im += sample * y;
    const turned = x * cos - y * sin; // by the angle: cheaper than a sine for each sample
    y = x * sin + y * cos;
    x = turned;
  }
  return (2 * Math.hypot(re, im)) / samples.length;
}

/**
 * Finds the strongest frequency between two that are some cents apart, to a twentieth of a cent.
 *
 * @returns Hz
 */
export function strongest(samples: Float32Array, rate: number, low: number, high: number): number {
  const through = windowed(samples);
  let [from, to] = [low, high];
  for (let round = 0; round < 3; round += 1) {
    const step = (to - from) / 24;
    const tried = Array.from({length: 25}, (_, index) => from + index * step);
    const amounts = tried.map((frequency) => amount(through, rate, frequency));
    const best = tried[amounts.indexOf(Math.max(...amounts))] ?? from;
    [from, to] = [best - step, best + step];
  }
  return (from + to) / 2;
}
