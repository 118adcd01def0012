import path from 'node:path';
import {expect, it} from 'vitest';
import {linkedFile} from '../../../src/lib/linkedFile';
import {writeFiles} from '../../support/files';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();

it.each([
  ['./record.md?x#y', 'docs/how-to/record.md'],
  ['record.md', 'docs/how-to/record.md'],
  ['glossary.md', 'docs/glossary.md'],
  ['../glossary.md#set', 'docs/glossary.md'],
  ['/how-to/record.md', 'docs/how-to/record.md'],
  ['/docs/glossary.md', 'docs/glossary.md'],
  ['docs/glossary.md', 'docs/glossary.md'],
  ['/none.md', 'docs/none.md'],
  ['@site/docs/how-to/record.md#top', 'docs/how-to/record.md'],
  ['./img/a%20b.svg', 'docs/how-to/img/a b.svg'],
  ['img/a.svg', 'docs/how-to/img/a.svg'],
  ['/img/a.svg', 'static/img/a.svg'],
])('knows what %s means', (url, file) => {
  writeFiles(folder(), {'docs/how-to/record.md': '', 'docs/glossary.md': ''});
  const page = path.join(folder(), 'docs/how-to/page.md');
  expect(path.relative(folder(), linkedFile(url, page, folder()))).toBe(file);
});
