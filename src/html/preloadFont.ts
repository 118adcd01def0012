import {SITE} from '../config/site';
import type {FinishingStep} from '../lib/finishedBuild';
import {listFiles} from '../lib/listFiles';
import {replaceMark} from './template';

const FONT = /^assets\/fonts\/[^/]+\.woff2$/;

/**
 * Has each page ask for the site's typeface at once: it is only used when it is there for the first paint
 * (`font-display: optional`), so that no line moves. Test: tests/build/font.test.ts
 *
 * @throws Error when the build has no typeface, or more than one
 */
export const preloadFont: FinishingStep = async ({outDir, pages}) => {
  const fonts = (await listFiles(outDir)).filter((file) => FONT.test(file));
  const [font, ...more] = fonts;
  if (!font || more.length > 0) {
    throw new Error(
      `src/html/preloadFont.ts: the build has ${String(fonts.length)} files in assets/fonts, and each page can wait for one. See src/css/fonts.css.`,
    );
  }
  const link = `<link rel="preload" href="${SITE.baseUrl}${font}" as="font" type="font/woff2" crossorigin>`;
  for (const page of pages) page.html = replaceMark(page.html, 'font', link);
};
