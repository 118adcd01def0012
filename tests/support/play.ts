import {expect, type Locator, type Page} from '@playwright/test';
import {open} from './page';

/** Pages with a demonstration, and its name. */
export const DEMO_PAGES = [
  ['', 'zones'],
  ['glossary/', 'zones'],
  ['how-to/choke-sounds/', 'choke'],
  ['software-overview/modules/panels/mix/', 'choke'],
  ['how-to/use-thresholding/', 'two-thresholds'],
  ['how-to/blend-samples-between-zones/', 'blend'],
  ['software-overview/hardware-panel/hardware-inputs/drum-training/', 'zones'],
  ['software-overview/modules/controllers/drum-pads/', 'blend'],
  ['software-overview/modules/controllers/hit-controller/', 'hit-ranges'],
  ['software-overview/modules/panels/velocity-io/', 'velocity-curve'],
  ['software-overview/software-concepts/', 'zones'],
  ['how-to/add-effects/', 'effects'],
  ['software-overview/effects/', 'effects'],
  ['software-overview/modules/panels/effects/', 'effects'],
  ['how-to/add-assignments/', 'one-gesture'],
  ['software-overview/assignments/', 'one-gesture'],
  ['software-overview/modules/panels/modulators/', 'one-gesture'],
  ['software-overview/audio-buses/', 'pre-post'],
  ['software-overview/modules/panels/sends/', 'pre-post'],
] as const;

export const figure = (page: Page): Locator => page.locator('figure[data-demo]').first();
export const panel = (page: Page): Locator => figure(page).locator('.sp-play');
export const playIt = (page: Page): Locator => figure(page).getByRole('button', {name: 'Play it'});
/** What was told last, to eyes; screen readers get it at most once a second. */
export const told = (page: Page): Locator => panel(page).locator('.sp-play-said');

/** Has a second pair of ears at the page's loudspeakers. To be called before the page is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connect = AudioNode.prototype.connect;
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode, ...rest: never[]) {
      if (to instanceof AudioDestinationNode && to.context instanceof AudioContext) {
        const analyser = new AnalyserNode(to.context, {fftSize: 2048});
        (connect as (this: AudioNode, to: AudioNode) => AudioNode).call(this, analyser);
        Object.assign(window, {ears: analyser});
      }
      return connect.call(this, to as never, ...rest) as never;
    } as never;
  });
}

/** The largest sample of the last 40 ms at the loudspeakers; 0 before there is sound at all. */
export async function loudness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const {ears} = window as {ears?: AnalyserNode};
    if (!ears || ears.context.state !== 'running') return 0;
    const samples = new Float32Array(ears.fftSize);
    ears.getFloatTimeDomainData(samples);
    return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  });
}

/** Waits for sound, or for silence. */
export async function expectSound(page: Page, isThere: boolean): Promise<void> {
  const heard = expect.poll(() => loudness(page), {intervals: [20, 40, 80]});
  if (isThere) await heard.toBeGreaterThan(0.002);
  else await heard.toBeLessThan(0.0005);
}

/** Opens a page and starts its demonstration. */
export async function startDemo(page: Page, route: string): Promise<void> {
  await open(page, route);
  await playIt(page).click();
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
}

/** Where a place of the drum is in the window; 0, 0 is its middle, 120 its outer end. */
export async function drumPoint(page: Page, x: number, y = 0): Promise<{x: number; y: number}> {
  const drum = panel(page).locator('.sp-drum');
  await drum.scrollIntoViewIfNeeded();
  const box = await drum.boundingBox();
  if (!box) throw new Error('There is no drum.');
  const unit = box.width / 240;
  return {x: box.x + (120 + x) * unit, y: box.y + (120 + y) * unit};
}
