import {describe, expect, it} from 'vitest';
import {mergeQuestions, sectionsByAddress} from '../../../../bench/search/mergeQuestions';
import {
  fingerprintOf,
  questionsFileOf,
  readQuestions,
  type AskedSection,
} from '../../../../src/search/data/questions';
import {writeFiles} from '../../../support/files';
import {pageOf, searchOver} from '../../../support/searchFixture';
import {temporaryFolder} from '../../../support/temporaryFolder';

const folder = temporaryFolder();
const SITE_URL = 'https://host/v2/';
const pages = [
  pageOf('', 'Welcome', 'Hello.'),
  pageOf('how-to/record/', 'Record', 'Keep a show.', {'Record MIDI': 'Notes only.'}),
  pageOf('how-to/choke/', 'Choke', 'Stop a cymbal.'),
];
const sections = sectionsByAddress(pages, SITE_URL);

describe('questions for sections', () => {
  it('are taken over by address, however the page is written, and say what has no section', () => {
    const questions: Record<string, AskedSection> = {};
    const lines = [
      'how-to/record#record-midi\tcan I keep the notes',
      '/how-to/record/#record-midi\twhat about a take',
      '.\twhat is this',
      'how-to/choke\tkill a crash',
      'how-to/gone#x\twhere',
      '',
    ];
    expect(mergeQuestions(questions, lines, sections)).toEqual(['how-to/gone#x\twhere']);
    expect(Object.entries(questions).map(([address, {asked}]) => [address, asked])).toEqual([
      ['how-to/record/#record-midi', ['can I keep the notes', 'what about a take']],
      ['', ['what is this']],
      ['how-to/choke/', ['kill a crash']],
    ]);
  });

  it('are replaced when the section has changed, and joined when it has not', () => {
    const questions = {'how-to/choke/': {of: 'old', asked: ['an old one']}};
    mergeQuestions(questions, ['how-to/choke\tone'], sections);
    mergeQuestions(questions, ['how-to/choke\ttwo'], sections);
    expect(questions['how-to/choke/'].asked).toEqual(['one', 'two']);
  });

  it('know a change of words, and none of signs', () => {
    const of = (opening: string) => pageOf('a/', 'A', opening).sections.map(fingerprintOf)[0];
    expect(of('Hit “it”.')).toBe(of('- Hit it'));
    expect(of('Hit it.')).not.toBe(of('Hit them.'));
  });

  it('stand in a file for each folder of pages', () => {
    const files = ['', '#a', 'glossary/#b', 'how-to/record/#c'].map(questionsFileOf);
    expect(files).toEqual(['welcome.yml', 'welcome.yml', 'glossary.yml', 'how-to.yml']);
    writeFiles(folder(), {
      'how-to.yml': '# Head\nhow-to/choke/:\n  of: "1"\n  asked: [kill a crash]\n',
      'empty.yml': '# none yet\n',
      '.gitkeep': '',
    });
    expect(readQuestions(folder())).toEqual({'how-to/choke/': {of: '1', asked: ['kill a crash']}});
    writeFiles(folder(), {'wrong.yml': 'how-to/x/: kill a crash\n'});
    expect(() => readQuestions(folder())).toThrow(/wrong\.yml: "how-to\/x\/"/);
  });

  it('find a section by words that it lacks itself, below one that has them', async () => {
    const questions = {
      'how-to/choke/': {of: '', asked: ['kill a ringing crash', 'a crash is ringing, kill it']},
    };
    const search = await searchOver([...pages, pageOf('b/', 'Snare', 'Kill a crash.')], {
      questions,
    });
    expect(search.urls('ringing')).toEqual(['/v2/how-to/choke/']);
    expect(search.urls('kill crash')).toEqual(['/v2/b/', '/v2/how-to/choke/']);
  });
});
