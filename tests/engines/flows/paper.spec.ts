import {expect} from '@playwright/test';
import {onPath} from '../../support/programs';
import {findPictures, paintPictures} from '../harness/sheets';
import {ANY_WIDTH, flow} from '../harness/test';

/** One with many pictures between much text: some would come to lie across the end of a sheet. */
const PAGES = ['how-to/choke-sounds/', 'troubleshooting/no-sound/'];

for (const page of PAGES) {
  flow(`pictures of /${page} are whole on paper`, ANY_WIDTH, async ({tab}) => {
    flow.skip(!onPath(['pdftoppm']), 'Poppler isn’t here.');
    await tab.open(page);
    const colors = await tab.evaluate(paintPictures);
    expect(colors.length).toBeGreaterThan(0);
    const pictures = findPictures(await tab.pdf(), colors);
    for (const [index, {sheets, width, height}] of pictures.entries()) {
      expect(sheets, `sheets of picture ${String(index + 1)}`).toHaveLength(1);
      expect(Math.min(width, height)).toBeGreaterThan(10);
    }
  });
}
