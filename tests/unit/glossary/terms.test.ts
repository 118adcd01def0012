import {createDocument} from '@mixmark-io/domino';
import {describe, expect, it} from 'vitest';
import {readTerms, type GlossaryTerms} from '../../../src/glossary/terms';
import {documentOfMarkdown} from '../../../src/lib/documentOfMarkdown';

const termsOf = (html: string): GlossaryTerms => readTerms(createDocument(`<body>${html}`).body);

/** A term's heading as the theme builds it. */
const heading = (term: string, id: string): string =>
  `<h3 class="anchor" id="${id}">${term}<a href="#${id}" class="hash-link" aria-label="Direct link to ${term}">\u200B</a></h3>`;

describe('readTerms', () => {
  it('keeps numbers off the line there, and leaves out those of notes', () => {
    const note = '<sup><a data-footnote-ref href="#n">1</a></sup>';
    const html = `${heading('Kilo', 'kilo').replace('Kilo<', `Kilo${note}<`)}<p>10<sup>3</sup> or CO<sub>2</sub>${note}, 10<sup>-3</sup>.</p>`;
    expect(termsOf(html)).toEqual({kilo: {term: 'Kilo', definition: '10³ or CO₂, 10⁻³.'}});
  });

  it('leaves out there what is struck, and parts lines', () => {
    const html = `${heading('<del>Old</del> New', 'new')}<p><del>Was</del> <s>so</s>: a drum<br>machine.</p>`;
    expect(termsOf(html)).toEqual({new: {term: 'New', definition: ': a drum machine.'}});
  });

  it('says pictures there', () => {
    const html = `${heading('Gear', 'gear')}<p>Press <img alt="the gear" src="g.png"> or <img src="h.png">.</p>`;
    expect(termsOf(html)).toEqual({gear: {term: 'Gear', definition: 'Press the gear or .'}});
  });

  it('takes the first paragraph as plain text', () => {
    const html = `<h2 id="c">C</h2>${heading('Choke', 'choke')}<p>One sound <b>ending</b>\nanother, by <strong>Retrig</strong> <a href="/v2/r/">&amp;</a> <kbd>R</kbd>.</p><p>More.</p>`;
    expect(termsOf(html)).toEqual({
      choke: {term: 'Choke', definition: 'One sound ending another, by Retrig & R.'},
    });
  });

  it.each([
    ['no text', ''],
    ['a list before its text', '<ul><li>One</li></ul><p>Text.</p>'],
  ])('names a term with %s', (_name, text) => {
    expect(() => termsOf(heading('Choke', 'choke') + text)).toThrow(
      /docs\/glossary\.md: "Choke" has no definition\. Begin its text with a paragraph/,
    );
  });

  it('keeps words that every object has, and has no others', () => {
    const terms = termsOf(`${heading('Proto', '__proto__')}<p>A word.</p>`);
    expect(Object.entries(JSON.parse(JSON.stringify(terms)) as GlossaryTerms)).toEqual([
      ['__proto__', {term: 'Proto', definition: 'A word.'}],
    ]);
  });

  it('leaves the page as it is, since other steps read it too', () => {
    const {body} = createDocument(`<body>${heading('A', 'a')}<p>B.\n<a>C</a>.</p>`);
    const before = body.innerHTML;
    readTerms(body);
    expect(body.innerHTML).toBe(before);
  });

  it('reads the same from Markdown, for npm start', () => {
    const source =
      '---\ntitle: Glossary\n---\n\n## C\n\n### Choke group {#choke-group}\n\nOne sound **ending** [another](./choke.md).\n';
    expect(readTerms(documentOfMarkdown(source).body)).toEqual({
      'choke-group': {term: 'Choke group', definition: 'One sound ending another.'},
    });
  });
});
