import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {describe, expect, it, vi} from 'vitest';
import type {FinishedBuild} from '../../../src/lib/finishedBuild';
import {writeMarkdownCopies} from '../../../src/markdown/copies/writeCopies';
import {finishedBuild} from '../../support/finishedBuild';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();
const read = (file: string): string => readFileSync(path.join(folder(), file), 'utf8');
const TITLES: Record<string, string> = {index: 'Welcome', 'how-to/record': 'Record'};

/** A build of two documentation pages and another. */
function build(): FinishedBuild {
  const page = '<div class="theme-doc-markdown"><p>Text.</p></div>';
  const site = finishedBuild(folder(), {'': page, 'how-to/record/': page, 'search/': '<main>'});
  const docs = site.docs.docs.flatMap((doc) => {
    const title = TITLES[doc.id];
    return title ? [{...doc, title, description: `About ${title}.`}] : [];
  });
  return {...site, docs: {...site.docs, docs}};
}

describe('writeMarkdownCopies', () => {
  it('writes a copy for each documentation page, at its address plus .md', async () => {
    await writeMarkdownCopies(build());
    expect(read('index.md')).toContain('# Welcome\n');
    expect(read('how-to/record.md')).toContain(
      'Address: <https://help.example/v2/how-to/record/>\n',
    );
    expect(existsSync(path.join(folder(), 'search.md'))).toBe(false);
  });

  it('lists them for language models, and puts all of them into one file', async () => {
    await writeMarkdownCopies(build());
    expect(read('llms.txt')).toContain(
      '- [Welcome](https://help.example/v2/index.md): About Welcome.\n- [Record](https://help.example/v2/how-to/record.md): About Record.\n',
    );
    expect(read('llms-full.txt')).toMatch(/# Welcome\n[^]*\n---\n\n# Record\n/);
  });

  it('gives an unlisted page a copy, but lists it nowhere', async () => {
    const site = build();
    const docs = site.docs.docs.map((doc) => ({...doc, unlisted: doc.id === 'how-to/record'}));
    await writeMarkdownCopies({...site, docs: {...site.docs, docs}});
    expect(read('how-to/record.md')).toContain('# Record\n');
    expect(read('llms.txt') + read('llms-full.txt')).not.toContain('Record');
  });

  it('warns of a page whose copy can’t be made, and writes the others', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    const site = build();
    const pages = site.pages.map((built) =>
      built.route === ''
        ? {
            ...built,
            document: () => {
              throw new Error('unreadable');
            },
          }
        : built,
    );
    await writeMarkdownCopies({...site, pages});
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^index\.html .*unreadable/)]]);
    expect(existsSync(path.join(folder(), 'index.md'))).toBe(false);
    expect(read('llms.txt')).toContain('[Record]');
    warn.mockRestore();
  });
});
