import {createDocument} from '@mixmark-io/domino';
import {describe, expect, it} from 'vitest';
import {documentOfMarkdown} from '../../../src/lib/documentOfMarkdown';
import {unsure} from '../../../src/markdown/build';
import {copyOfPage} from '../../../src/markdown/copies/copyOfPage';
import {readSections} from '../../../src/search/records/pageText';
import {blockHtml} from '../../support/blockHtml';

const SENTENCE = 'Turn it. :unsure[It **also** sends `CC 7` to [a mix](./mix.md)]. Then hit.';
const SIGN = '<a href="#something-wrong"><span> (not checked)</span></a>';

/** The text of a built page. */
const built = async (markdown: string): Promise<Document> =>
  createDocument(
    `<body><div class="theme-doc-markdown">${await blockHtml(unsure, markdown)}</div></body>`,
  );

describe('a mark', () => {
  it('keeps what stands in it, and has its sign behind', async () => {
    expect(await blockHtml(unsure, SENTENCE)).toBe(
      `<p>Turn it. <span class="sp-unsure"><u>It <strong>also</strong> sends <code>CC 7</code> to <a href="./mix.md">a mix</a></u>${SIGN}</span>. Then hit.</p>`,
    );
  });

  it.each([
    ['an entry of a list', '- :unsure[Words]'],
    ['a cell', '| Control | What |\n|---|---|\n| **Gate** | Ends it. :unsure[Words] |'],
    ['bold', '**Say :unsure[Words]**'],
    ['a quote', '> :unsure[Words]'],
  ])('holds in %s', async (_place, markdown) => {
    expect(await blockHtml(unsure, markdown)).toContain(
      `<span class="sp-unsure"><u>Words</u>${SIGN}</span>`,
    );
  });
});

describe('what is made of a page', () => {
  it('says behind the words, in a copy, that they are not checked', async () => {
    const doc = {title: 'T', description: 'D.'};
    const copy = copyOfPage(await built(SENTENCE), doc, 'https://help.example/v2/x/');
    expect(copy).toContain(
      'Turn it. It **also** sends `CC 7` to [a mix](https://help.example/v2/x/mix.md) (not checked). Then hit.',
    );
  });

  it('is searched by its words alone', async () => {
    const page = await built(`${SENTENCE}\n\n| **Gate** | :unsure[Ends it] |\n|---|---|`);
    expect(readSections(page.body, 'T')[0]?.parts.join(' ')).toContain(
      'Turn it. It also sends CC 7 to a mix. Then hit.',
    );
    expect(page.body.textContent).toContain('(not checked)');
  });

  it('is searched by them under npm start too, where no built page exists', () => {
    const {body} = documentOfMarkdown(`${SENTENCE}\n\nSend CC:bank at 10:30.`);
    expect(readSections(body, 'T')[0]?.parts).toEqual([
      'Turn it. It also sends CC 7 to a mix. Then hit.',
      'Send CC:bank at 10:30.',
    ]);
  });
});
