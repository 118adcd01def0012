import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '../../support/tab';
import {changedFiles} from '../../support/changes';
import {FONTS, hasFont, labelFaults} from '../../support/labels';

const DOCS = path.resolve(__dirname, '../../../docs');
const pictures = readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.svg'))
  .map((file) => ({file, svg: readFileSync(path.join(DOCS, file), 'utf8')}));

const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" font-size="12">${inner}</svg>`;

test('finds labels that a reader cannot read', async ({page}) => {
  const outline = (x: number, y: number) =>
    `<g class="labels"><path transform="translate(${x} ${y})" d="m0 0v-9h30v9z"/></g>`;
  const box = '<rect x="20" y="20" width="60" height="40" stroke="#000" fill="none"/>';
  const cases: [name: string, inner: string, fault: RegExp | null][] = [
    ['well placed', `${box}${outline(35, 45)}`, null],
    ['outside', outline(180, 50), /leaves the canvas/],
    ['at the very edge', outline(168, 50), /leaves the canvas/],
    ['over another', outline(20, 40) + outline(30, 44), /too close to a label/],
    ['close to another', outline(20, 40) + outline(20, 51), /too close to a label/],
    ['over an edge', `${box}${outline(60, 45)}`, /too close to the edge of a box/],
    ['close to an edge', `${box}${outline(82, 45)}`, /too close to the edge of a box/],
    ['wide text', `${box}<text x="24" y="45">Wide words in a box</text>`, /"Wide words in a box"/],
  ];
  for (const [name, inner, fault] of cases) {
    const found = (await labelFaults(page, svg(inner))).join('\n');
    if (fault) expect(found, name).toMatch(fault);
    else expect(found, name).toBe('');
  }
});

test('outlined labels of all pictures stand free @audit', ({page}) => expectFree(page, pictures));

test('outlined labels of the pictures that a branch changes stand free', async ({page}) => {
  const changed = changedFiles();
  await expectFree(page, [
    ...pictures.slice(0, 5),
    ...pictures.filter(({file}) => changed.includes(`docs/${file}`)),
  ]);
});

async function expectFree(page: Page, some: typeof pictures): Promise<void> {
  const faults: string[] = [];
  for (const {file, svg: picture} of some) {
    for (const fault of await labelFaults(page, picture)) faults.push(`docs/${file}: ${fault}`);
  }
  expect(faults).toEqual([]);
}

test('labels of a narrow picture are as large as text where it is shown larger than on a phone', async ({
  page,
}) => {
  const picture = pictures.find(({file}) => file === 'img/index-signal-chain.svg')?.svg ?? '';
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

for (const [font, debianPackage] of Object.entries(FONTS)) {
  test(`text of hand-drawn pictures stands free in ${font}`, async ({page}) => {
    test.skip(
      !(await hasFont(page, font)),
      `${font} is not installed (Debian: apt-get install ${debianPackage})`,
    );
    const faults: string[] = [];
    for (const {file, svg: picture} of pictures.filter((one) => one.svg.includes('<text'))) {
      for (const fault of await labelFaults(page, picture, font)) {
        faults.push(`docs/${file}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });
}
