import path from 'node:path';
import type {Page} from '@playwright/test';
import {build} from 'esbuild';
import type {Controls, Stage} from '../../src/play/shell';
import {ROOT} from './siteCopy';
import {samplesOf, type Rendered} from './sounds';

/** A demonstration with a rack, and what its sounds are made of. */
const entry = (demonstration: string): string => `
  export {createBus} from './audio/bus';
  export * as kit from './audio/kit';
  export {plug} from './audio/rack';
  export {PHRASE} from './core';
  export {demonstration} from './demonstrations/${demonstration}';
`;

const bundled = new Map<string, Promise<string>>();

async function bundle(demonstration: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {
      contents: entry(demonstration),
      resolveDir: path.join(ROOT, 'src/play'),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: `rack_${demonstration}`,
    target: 'chrome111',
    loader: {'.css': 'empty'},
  });
  return outputFiles[0]?.text ?? '';
}

interface RackOptions {
  /** Settings by their labels, in order. */
  turns: [label: string, value: unknown][];
  /** Strengths of hits on the center, one each half second; left out, the phrase of the pages. */
  strengths?: number[];
  seconds: number;
  /** Whether high and low count as ears weigh them (ITU-R BS.1770), and the bus is left out. */
  weighted?: boolean;
}

/** Renders what a demonstration plays with its settings, faster than it lasts. */
export async function renderRack(
  page: Page,
  demonstration: 'effects' | 'oneGesture' | 'prePost',
  options: RackOptions,
): Promise<Rendered> {
  const name = `rack_${demonstration}`;
  if (!(await page.evaluate((key) => key in window, name))) {
    let script = bundled.get(demonstration);
    if (!script) bundled.set(demonstration, (script = bundle(demonstration)));
    await page.addScriptTag({content: await script});
  }
  const {rate, sides} = await page.evaluate(
    async ([key, {turns, strengths, seconds, weighted}]) => {
      const rate = 48_000;
      const context = new OfflineAudioContext(2, seconds * rate, rate);
      // eslint-disable-next-line @typescript-eslint/no-explicit-any -- made from text
      const {createBus, kit, plug, PHRASE, demonstration} = (window as any)[key];
      const settings = new Map<string, (value: unknown) => void>();
      const keep = (label: string, onChange: (value: unknown) => void) => {
        settings.set(label, onChange);
        return {element: document.createElement('i'), set: () => undefined};
      };
      const make = (tag: string, props: Record<string, unknown> = {}) => {
        if (props.click) keep(String(props['aria-label']), props.click as () => void);
        return document.createElement(tag);
      };
      // Typed, so that a stage that grows is known here by the type check.
      const stage: Omit<Stage, 'controls'> & {controls: Record<keyof Controls, unknown>} = {
        isSmall: false,
        variant: '',
        linesMoved: () => undefined,
        say: () => undefined,
        controls: {
          h: make,
          s: make,
          button: make,
          slider: ({label, onChange}: {label: string; onChange: () => void}) =>
            keep(label, onChange),
          choice: (label: string, _options: unknown, _value: unknown, onChange: () => void) =>
            keep(label, onChange),
          toggle: (label: string, _isOn: boolean, onChange: () => void) =>
            keep(label, onChange).element,
        },
      };
      const play = demonstration.start(stage);
      for (const [label, value] of turns) settings.get(label)?.(value);

      let out: AudioNode = weighted ? context.destination : createBus(context).input;
      if (weighted) {
        const shelf = new BiquadFilterNode(context, {type: 'highshelf', frequency: 1680, gain: 4});
        const low = new BiquadFilterNode(context, {type: 'highpass', frequency: 38, Q: -6});
        shelf.connect(low).connect(out);
        out = shelf;
      }
      const {input} = plug(context, out, play.rack);
      const hits = strengths
        ? strengths.map((strength, index) => ({zone: 'center', strength, time: index / 2}))
        : PHRASE;
      for (let from = 0.02; from < seconds; from += demonstration.repeats ?? seconds) {
        for (const hit of hits) {
          const time = from + hit.time;
          const {outcome, plays = outcome} = play.hit({...hit, time});
          for (const {id, ...note} of plays.starts) {
            kit[demonstration.instruments[id.split('.')[0]]](context, input, {...note, time});
          }
        }
      }
      const buffer = await context.startRendering();
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
    [name, options] as const,
  );
  const [left = [], right = []] = sides.map(samplesOf);
  return {rate, left, right};
}
