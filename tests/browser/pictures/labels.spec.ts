import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '../../support/tab';

/** That no label leaves the canvas or meets another, or an edge, the kit sees to (diagrams/kit). */
const PICTURE = 'img/index-signal-chain.svg';

test('labels of a narrow picture are as large as text where it is shown larger than on a phone @audit', async ({
  page,
}) => {
  const picture = readFileSync(path.resolve(__dirname, '../../../docs', PICTURE), 'utf8');
  /** What a reader sees of the labels, in pixels: their heights, and where they stand across. */
  const measure = async (width: number) => {
    await page.setViewportSize({width, height: 900}); // what the drawing's own styles ask for
    await page.setContent(`<style>body{margin:0}svg{width:100%;height:auto}</style>${picture}`);
    return page.locator('.labels path').evaluateAll((labels) =>
      labels.map((label) => {
        const {left, right, height} = label.getBoundingClientRect();
        return {height, middle: (left + right) / 2};
      }),
    );
  };
  const [phone, desktop] = [await measure(352), await measure(544)];
  expect(phone.length).toBeGreaterThan(8);
  phone.forEach((label, index) => {
    const larger = desktop[index] ?? {height: NaN, middle: NaN};
    expect(larger.height / label.height).toBeCloseTo((544 / 352) * 0.8, 2);
  });
  // Centered below its sign: it stays there.
  const [sensor, sensorLarger] = [phone, desktop].map((labels) =>
    labels.reduce((found, label) => (label.middle > found.middle ? label : found)),
  );
  expect(sensorLarger?.middle).toBeCloseTo(((sensor?.middle ?? NaN) * 544) / 352, 0);
});
