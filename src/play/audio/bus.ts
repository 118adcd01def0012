/** The most that leaves the bus: -3 dBFS, with a hair to spare for rounding. */
const CEILING = 0.7;

/** From here on the limiter bends; below, nothing is changed. -9 dBFS. */
const KNEE = 0.35;

/** Points of the limiter's curve; between two the browser draws a straight line. */
const POINTS = 4097;

/** The limiter's curve: straight up to the knee, then ever flatter toward the ceiling, on both sides of 0. */
export function limited(level: number): number {
  const size = Math.abs(level);
  if (size <= KNEE) return level;
  const room = CEILING - KNEE;
  return Math.sign(level) * (KNEE + room * Math.tanh((size - KNEE) / room));
}

/** How far above full level the curve still reaches; what is louder counts as that. */
const REACH = 8;

/**
 * Makes the one bus: the level makes a demonstration as loud as others, the volume is the reader's, 0 to 1.
 * A curve limits, and no compressor: Chromium's holds sounds back by 6 ms and raises soft ones.
 */
export function createBus(context: BaseAudioContext) {
  const level = context.createGain();
  const volume = context.createGain();
  const into = new GainNode(context, {gain: 1 / REACH});
  const curve = Float32Array.from({length: POINTS}, (_, index) =>
    limited(REACH * ((2 * index) / (POINTS - 1) - 1)),
  );
  const limiter = new WaveShaperNode(context, {curve});
  level.connect(volume).connect(into).connect(limiter).connect(context.destination);
  return {input: level, level: level.gain, volume: volume.gain};
}
