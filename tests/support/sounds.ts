import path from 'node:path';
import type {Page} from '@playwright/test';
import {build} from 'esbuild';
import {ROOT} from './siteCopy';

/** The parts of src/play/audio that need no page. */
const ENTRY = `
  export {createBus} from './bus';
  export {FADE} from './instrument';
  export * as kit from './kit';
  export {membrane} from './membrane';
  export {tones} from './tones';
`;

let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents: ENTRY, resolveDir: path.join(ROOT, 'src/play/audio'), loader: 'ts'},
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'sounds',
    target: 'chrome111',
  });
  return outputFiles[0]?.text ?? '';
}

async function haveSounds(page: Page): Promise<void> {
  if (await page.evaluate(() => 'sounds' in window)) return;
  await page.addScriptTag({content: await (bundled ??= bundle())});
}

/**
 * Plays hits on a page that is busy between the moment of each and the making of its sound.
 *
 * @param busy milliseconds
 * @returns the largest sample of each hit
 */
export async function playBusy(
  page: Page,
  instrument: string,
  hits: number,
  busy: number,
): Promise<number[]> {
  await haveSounds(page);
  await page.mouse.click(1, 1); // browsers let nothing sound before
  return page.evaluate(
    async ([name, count, ms]) => {
      const {sounds} = window as unknown as {sounds: {kit: Record<string, Make>}};
      type Make = (context: AudioContext, out: AudioNode, note: object) => void;
      const context = new AudioContext();
      await context.resume();
      const peaks: number[] = [];
      for (let hit = 0; hit < count; hit += 1) {
        const ear = new AnalyserNode(context, {fftSize: 32_768});
        ear.connect(context.destination);
        const time = context.currentTime;
        const until = performance.now() + ms;
        while (performance.now() < until);
        sounds.kit[name]?.(context, ear, {time, gain: 0.55});
        await new Promise((heard) => setTimeout(heard, 250));
        const samples = new Float32Array(ear.fftSize);
        ear.getFloatTimeDomainData(samples);
        peaks.push(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0));
        ear.disconnect();
      }
      await context.close();
      return peaks;
    },
    [instrument, hits, busy] as const,
  );
}

/** A note to render. */
export interface RenderedNote {
  instrument: string;
  /** Seconds from the beginning. */
  time: number;
  gain: number;
  pitch?: number;
  /** When it is ended early. */
  endsAt?: number;
  /** When it slides to other pitches. */
  slides?: readonly {pitch: number; time: number}[];
}

/** Samples of both sides, one after the other. */
export interface Rendered {
  rate: number;
  left: number[];
  right: number[];
}

/**
 * Renders notes as the page would play them, through the bus, faster than they last.
 *
 * @param seconds how long
 * @param volume of the bus: 1 is the most
 */
export async function render(
  page: Page,
  notes: readonly RenderedNote[],
  seconds: number,
  volume = 1,
): Promise<Rendered> {
  await haveSounds(page);
  const {rate, sides} = await page.evaluate(
    async ([played, length, loud]) => {
      const rate = 48_000;
      const context = new OfflineAudioContext(2, length * rate, rate);
      const {sounds} = window as unknown as {sounds: Record<string, never>};
      const {createBus, kit} = sounds as unknown as {
        createBus: (at: BaseAudioContext) => {input: AudioNode; volume: AudioParam};
        kit: Record<
          string,
          (
            at: BaseAudioContext,
            out: AudioNode,
            note: object,
          ) => {
            end: (time: number) => void;
            slide?: (pitch: number, time: number) => void;
          }
        >;
      };
      const bus = createBus(context);
      bus.volume.value = loud;
      for (const {instrument, endsAt, slides = [], ...note} of played) {
        const ringing = kit[instrument]?.(context, bus.input, note);
        if (!ringing) throw new Error(`The kit has no ${instrument}.`);
        for (const {pitch, time} of slides) ringing.slide?.(pitch, time);
        if (endsAt !== undefined) ringing.end(endsAt);
      }
      const buffer = await context.startRendering();
      // As text: a list of numbers takes ten times as long on its way.
      const sides = [0, 1].map((side) => {
        const bytes = new Uint8Array(buffer.getChannelData(side).buffer);
        let text = '';
        for (let from = 0; from < bytes.length; from += 0x8000) {
          text += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
        }
        return btoa(text);
      });
      return {rate, sides};
    },
    [notes, seconds, volume] as const,
  );
  const [left = [], right = []] = sides.map(samplesOf);
  return {rate, left, right};
}

/** @param side samples as the page hands them over: 32-bit floats in base64 */
export function samplesOf(side: string): number[] {
  return [...new Float32Array(Uint8Array.from(Buffer.from(side, 'base64')).buffer)];
}
