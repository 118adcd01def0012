import {describe, expect, it} from 'vitest';
import {checkFileNames, refuseFileNames} from '../../../src/markdown/checks/fileNames';

describe('checkFileNames', () => {
  it.each([
    'index.md',
    'how-to/midi-in.mdx',
    'software-overview/file_menu.md',
    'software-overview/img/file_menu-what-belongs-where.svg',
    'how-to/_category_.json',
    'how-to/_category_.yml',
    'how-to/_shared-note.mdx',
    '_parts/note.md',
    '01-intro/2026-04-02-show.md',
    '404.md',
    'how-to/img/a--b.png',
    'how-to/beat.wav',
    'LICENSE',
    '.DS_Store',
    'how-to/.obsidian/App Data.json',
    'how-to/.#midi-in.md',
    'how-to/#midi-in.md#',
    'how-to/midi-in.md~',
    'how-to/midi-in.md.orig',
    'how-to/.midi-in.md.swp',
    'how-to/Midi in.md.rej',
    'how-to/img/Thumbs.db',
    '_components/Player.tsx',
    'how-to/Player.module.css',
  ])('allows %s', (file) => {
    expect(checkFileNames([file])).toEqual([]);
  });

  it.each([
    ['how-to/MIDI-Clock.md', 'how-to/MIDI-Clock.md', 'midi-clock.md'],
    ['how-to/record copy.md', 'how-to/record copy.md', 'record-copy.md'],
    ['how-to/record (1).md', 'how-to/record (1).md', 'record-1.md'],
    ['how-to/tune-to-c#.md', 'how-to/tune-to-c#.md', 'tune-to-c-sharp.md'],
    ['how-to/50%-wet.md', 'how-to/50%-wet.md', '50-percent-wet.md'],
    ['how-to/drum&bass.mdx', 'how-to/drum&bass.mdx', 'drum-and-bass.mdx'],
    ['how-to/größe.md', 'how-to/größe.md', 'grosse.md'],
    ['how-to/café.md', 'how-to/café.md', 'cafe.md'],
    ['how-to/midi_clock.md', 'how-to/midi_clock.md', 'midi-clock.md'],
    ['how-to/v2.1.md', 'how-to/v2.1.md', 'v2-1.md'],
    ['how-to/-draft.md', 'how-to/-draft.md', 'draft.md'],
    ['how-to/intro.MD', 'how-to/intro.MD', 'intro.md'],
    ['how-to/鼓.md', 'how-to/鼓.md', 'a-page.md'],
    ['how-to/aux.md', 'how-to/aux.md', 'aux-page.md'],
    ['how-to/README.md', 'how-to/README.md', 'index.md'],
    ['how-to/readme.mdx', 'how-to/readme.mdx', 'index.mdx'],
    ['how-to/how-to.md', 'how-to/how-to.md', 'index.md'],
    ['how-to/_Shared Note.mdx', 'how-to/_Shared Note.mdx', '_shared-note.mdx'],
    ['how-to/img/Snare Top.PNG', 'how-to/img/Snare Top.PNG', 'snare-top.png'],
    ['how-to/Manual.pdf', 'how-to/Manual.pdf', 'manual.pdf'],
    ['My Folder/a.md', 'My Folder', 'my-folder'],
    ['new folder/img/a.svg', 'new folder', 'new-folder'],
    ['assets.md', 'assets.md', 'assets-page.md'],
    ['tags/a.md', 'tags/a.md', 'tags-page/a.md'],
    ['search/tips.mdx', 'search/tips.mdx', 'search-page/tips.mdx'],
  ])('gives %s another name', (file, path, better) => {
    expect(checkFileNames([file])).toEqual([`docs/${path}: name it ${better}`]);
    // What it advises it allows.
    expect(checkFileNames([file.replace(path, better)])).toEqual([]);
  });

  it('names a folder once', () => {
    expect(checkFileNames(['A/a.md', 'A/b.md', 'A/img/c.svg'])).toEqual(['docs/A: name it a']);
  });
});

it('refuses all of them in one message, with the rule', () => {
  expect(() => refuseFileNames(['a.md', 'B.md', 'c d.md'], [])).toThrow(
    /^Files need another name\.\n {2}- docs\/B\.md: name it b\.md\n {2}- docs\/c d\.md: name it c-d\.md\nNames of pages/,
  );
});

describe('a file that is served as it is', () => {
  it.each(['google12Ab.html', '.nojekyll', 'img/icon-180.png', 'CNAME', 'v2.1_final~1.pdf'])(
    'may be called %s',
    (file) => expect(() => refuseFileNames([], [file])).not.toThrow(),
  );

  it.each([
    'robots.txt',
    '_headers',
    '_redirects',
    '_nginx-headers.conf',
    'sw.js',
    'llms.txt',
    'llms-full.txt',
    'search-index.json',
    'opensearch.xml',
  ])('may not be called %s, which the build writes', (file) =>
    expect(() => refuseFileNames([], [file])).toThrow(
      `static/${file}: the build writes one of this name`,
    ),
  );

  it.each([
    ['files/My Manual.pdf', 'files/my-manual.pdf'],
    ['c#.mid', 'c-sharp.mid'],
    ['50%.txt', '50-percent.txt'],
    ['a?b.txt', 'a-b.txt'],
    ['Ünï/a.wav', 'uni/a.wav'],
  ])('may not be called %s', (file, better) => {
    expect(() => refuseFileNames([], [file])).toThrow(`static/${file}: name it ${better}`);
    expect(() => refuseFileNames([], [better])).not.toThrow();
  });
});
