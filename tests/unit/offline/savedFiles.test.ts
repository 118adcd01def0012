import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listSavedFiles} from '../../../src/offline/savedFiles';
import {finishedBuild} from '../../support/finishedBuild';
import {temporaryFolder} from '../../support/temporaryFolder';

const newFolder = temporaryFolder();

/** @returns addresses below the base path of what is saved of a build that wrote these files */
function savedOf(written: string[]): string[] {
  const folder = newFolder();
  const build = finishedBuild(folder, {'': '<p>Welcome', 'how-to/record/': '<p>Record'});
  build.clientFiles.written.push(...written);
  for (const file of [...written, ...build.pages.map((page) => page.file)]) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), file);
  }
  return listSavedFiles(build).map(({url}) => url.slice('/v2/'.length));
}

it('is every page, and all that was written for browsers, whatever its ending', () => {
  const written = [
    'assets/images/photo.1.jpeg',
    'assets/images/blink.1.gif',
    'assets/images/PHOTO3.1.PNG',
    'assets/images/new.1.avif',
    'assets/files/chart.1.pdf',
    'assets/medias/count-in.1.mp3',
    'fonts/old.ttf',
    'search-index.json',
  ];
  expect(new Set(savedOf(written))).toEqual(new Set(['', 'how-to/record/', ...written]));
});

it('leaves out what a host may not serve, without which nothing would be saved', () => {
  const written = ['robots.txt', '_headers', '_redirects', '.nojekyll', 'kits/.DS_Store', 'a.gz'];
  const left = ['kits/Thumbs.db', 'desktop.ini', 'img/icon.svg~'];
  expect(savedOf([...written, ...left, 'kits/kit.zip'])).toEqual([
    'how-to/record/',
    '',
    'kits/kit.zip',
  ]);
});

it('leaves out what readers don’t see without a network, and HTML that is no page', () => {
  expect(savedOf(['404.html', 'img/social-card.png', 'embedded/player.html'])).toEqual([
    'how-to/record/',
    '',
  ]);
});
