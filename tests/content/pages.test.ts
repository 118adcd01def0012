import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {lintPages} from '../../src/markdown/checks/lintPages';
import {DOCS_FOLDER, readDocs, type DocPage} from '../support/docs';
import {DOC_ROUTES, SPECIFIED_ROUTES} from '../support/routes';

const pages = readDocs();

describe('every page', () => {
  it('has its headings in order, and known glossary terms', async () => {
    expect(await lintPages(DOCS_FOLDER)).toEqual([]);
  });

  it('opens with a paragraph', () => {
    const faults = pages
      .filter((page) => !opensWithParagraph(page))
      .map(
        ({file}) =>
          `docs/${file}: begin with a paragraph that says what the reader gets and when they want it`,
      );
    expect(faults).toEqual([]);
  });
});

/** Imports and comments of MDX may come before. */
function opensWithParagraph({tree}: DocPage): boolean {
  const heading = tree.children.findIndex(({type}) => type === 'heading');
  const opening = tree.children.slice(0, heading < 0 ? undefined : heading);
  return opening.some(
    (node) =>
      (node.type === 'containerDirective' && node.name === 'front-door') ||
      (node.type === 'paragraph' &&
        node.children.some(
          (part) => part.type === 'text' && !/^(?:import|export) /.test(part.value),
        )),
  );
}

describe('addresses', () => {
  it.each(SPECIFIED_ROUTES)('/v2/%s still exists, since other sites link to it', (route) => {
    expect(
      DOC_ROUTES,
      `Put the page of /v2/${route} back into docs/, or keep its name: its address is promised (tests/support/routes.ts).`,
    ).toContain(route);
  });

  it('can be shortened, since each folder has a landing page', () => {
    const folders = new Set(
      pages.flatMap(({file}) => {
        const parts = file.split('/').slice(0, -1);
        return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
      }),
    );
    const without = [...folders].filter(
      (folder) =>
        !['index.md', 'index.mdx'].some((file) => existsSync(path.join(DOCS_FOLDER, folder, file))),
    );
    expect(
      without.map((folder) => `docs/${folder}: add an index.md that leads to the folder's pages`),
    ).toEqual([]);
  });
});
