import {describe, expect, it} from 'vitest';
import {demonstration as velocityCurve} from '../../../../src/play/demonstrations/velocityCurve';
import {DEMO_NAMES} from '../../../../src/play/names';
import {loadDemo} from '../../../support/loadDemo';
import {lufs} from '../../../support/lufs';
import {decibels, peak} from '../../../support/samples';
import {evenHits, renderDemo, type Rendered} from '../../../support/sounds';

/** As loud as a page may be: half of what videos are, and no pattern far from another. In LUFS. */
const LOUDNESS = -23;
const APART = 1.5;

/** The loudest that leaves a page, and the softest that small loudspeakers still have; in dBFS. */
const MOST = -3;
const HEARD = -27;

const top = ({left, right}: Rendered): number => decibels(Math.max(peak(left), peak(right)));

describe.each(DEMO_NAMES)('%s', (name) => {
  it('plays its pattern as loud as the others, on a first visit', async () => {
    const demonstration = await loadDemo(name);
    const last = demonstration.pattern?.at(-1)?.time ?? 3;
    const rendered = await renderDemo(demonstration, {seconds: Math.max(last + 0.6, 3)});
    const more = LOUDNESS - lufs(rendered);
    expect(Math.abs(more), `Add ${more.toFixed(1)} to its level.`).toBeLessThan(APART);
    expect(top(rendered)).toBeLessThan(MOST);
  });
});

it('ghost notes are heard where they are the point', async () => {
  const ghosts = (velocityCurve.pattern ?? []).map(({strength}) => strength);
  const hits = evenHits([Math.min(...ghosts)]);
  expect(top(await renderDemo(velocityCurve, {hits, seconds: 0.5}))).toBeGreaterThan(HEARD);
});
