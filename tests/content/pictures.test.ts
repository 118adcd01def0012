import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listDiagrams} from '../../diagrams/render';
import {DOCS_FOLDER, filesIn, readDocsIn} from '../support/docs';
import {writeFiles} from '../support/files';
import {temporaryFolder} from '../support/temporaryFolder';

/** A screen reader reads an alternative text in one go. */
const ALT_MAX = 220;

/** @returns what a folder of pages has and shows of pictures */
function picturesIn(docs: string) {
  const files = filesIn(docs);
  const shown = readDocsIn(docs).flatMap(({file, images}) =>
    images.map(({alt}) => ({page: file, alt: alt ?? ''})),
  );
  // Also in HTML, by an import, by front matter, or in a text that pages import.
  const texts = files
    .filter((file) => /\.(?:mdx?|[jt]sx?)$/.test(file))
    .map((file) => readFileSync(path.join(docs, file), 'utf8'));
  const isMentioned = (picture: string): boolean =>
    texts.some((text) => text.includes(path.posix.basename(picture)));
  const pictures = files.filter((file) => /\.(?:svg|png|jpe?g|webp|gif|avif)$/i.test(file));
  return {shown, pictures, isMentioned};
}

const folder = temporaryFolder();
const {shown, pictures: files, isMentioned} = picturesIn(DOCS_FOLDER);
/** Names of the code that draws pictures, by picture. */
const code = new Map(
  listDiagrams().map(({name, output}) => [
    path.relative(DOCS_FOLDER, output).split(path.sep).join('/'),
    name,
  ]),
);

describe('pictures drawn as code', () => {
  it('have widths that the styles know, or phones would shrink their labels', () => {
    const styles = readFileSync(path.join(__dirname, '../../src/css/pictures.css'), 'utf8');
    const widths = [...code.keys()].map((picture) => {
      const text = readFileSync(path.join(DOCS_FOLDER, picture), 'utf8');
      return /<svg[^>]* width="(\d+)"/.exec(text)?.[1] ?? '';
    });
    for (const width of new Set(widths)) {
      expect(styles, `src/css/pictures.css says nothing of pictures ${width} wide`).toContain(
        `img[width='${width}']`,
      );
    }
  });
});

describe('pictures', () => {
  it('are found by each way to show one', () => {
    writeFiles(folder(), {
      'docs/a/page.md':
        '---\nimage: ./img/social.png\n---\n![C](./img/c.png?v=2) ![D](img/d.png)\n',
      'docs/a/_part.mdx': '![F](./img/part.png)',
      'docs/a/Part.tsx': "import picture from './img/code.png';",
      ...Object.fromEntries(
        ['social', 'c', 'd', 'part', 'code', 'unused'].map((name) => [
          `docs/a/img/${name}.png`,
          '',
        ]),
      ),
    });
    const found = picturesIn(path.join(folder(), 'docs'));
    expect(found.pictures.filter((file) => !found.isMentioned(file))).toEqual(['a/img/unused.png']);
  });

  it('are each shown by a page', () => {
    const unused = files.filter((file) => !isMentioned(file) && !code.has(file));
    expect(unused.map((file) => `delete docs/${file}, or show it on a page`)).toEqual([]);
  });

  it('are drawn by code only if a page shows them', () => {
    const unused = [...code].filter(([picture]) => !isMentioned(picture));
    expect(
      unused.map(
        ([picture, name]) =>
          `no page shows docs/${picture}: show it, or delete it and diagrams/pictures/${name}.ts`,
      ),
    ).toEqual([]);
  });

  it('have alternative text that says what the picture tells', () => {
    const faults = shown.flatMap(({page, alt}) => {
      const remedy = /^(?:image|picture|diagram|screenshot) (?:of|showing)/i.test(alt)
        ? 'leave the first words out: screen readers say that it is a picture'
        : /\.(?:svg|png|jpe?g|webp)$/i.test(alt)
          ? "say what the picture tells instead of its file's name"
          : alt.length > ALT_MAX
            ? `shorten it to ${String(ALT_MAX)} characters; details go into the text`
            : !alt.trim() && 'say what the picture tells';
      return remedy ? [`docs/${page}, alternative text "${alt}": ${remedy}`] : [];
    });
    expect(faults).toEqual([]);
  });
});

/** What an SVG asks for outside of itself. Browsers load none of it in a picture. */
function outsideParts(svg: string): string[] {
  const parts =
    /<(?:script|foreignObject)\b|\b(?:href|src)="(?!#|data:)[^"]*"|@import|url\((?!["']?(?:#|data:))[^)]*\)/g;
  return svg.match(parts) ?? [];
}

describe('SVG pictures', () => {
  it('that need other files are found by this check', () => {
    const faulty =
      '<svg><script/><image href="a.png"/><use href="#b"/><style>@import "c.css";p{fill:url(#d);src:url(e.woff)}</style></svg>';
    expect(outsideParts(faulty)).toEqual(['<script', 'href="a.png"', '@import', 'url(e.woff)']);
  });

  it.each(files.filter((file) => file.endsWith('.svg')))('docs/%s needs no other file', (file) => {
    const svg = readFileSync(path.join(DOCS_FOLDER, file), 'utf8');
    expect(
      outsideParts(svg),
      'browsers show pictures without these: put them into the SVG when you export it, or leave them out',
    ).toEqual([]);
  });
});
