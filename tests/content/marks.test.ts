import {expect, it} from 'vitest';
import {readPages} from '../../src/markdown/checks/lintPages';
import {marksOf} from '../../src/markdown/checks/marks';
import {DOCS_FOLDER} from '../support/docs';

/** So many questions the makers may well answer; more of them, and readers no longer see where doubt is. */
const MOST = 120;

it('marks a few things only as not checked', async () => {
  const marks = (await readPages(DOCS_FOLDER)).flatMap(({file, page}) =>
    marksOf(page).map(({line, words}) => `docs/${file}:${line}: ${words}`),
  );
  expect(
    marks.length,
    `${marks.length} marks: leave some of these out, or make a "Try" of them (.github/STYLE.md, "What nobody has checked"):\n${marks.join('\n')}`,
  ).toBeLessThanOrEqual(MOST);
});
