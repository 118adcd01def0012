import {describe, expect, it} from 'vitest';
import {embeddedClient} from '../../../src/search/clients/embedded';
import {plainText} from '../../../src/search/clients/answer';
import {embeddedIndex} from '../../../src/search/records/embeddedIndex';
import {pageOf} from '../../support/searchFixture';

const LONG =
  'A sentence that goes on about the sound of the room and all that rings in it. '.repeat(8);
const CONTROLS = pageOf('mix/', 'Mix', 'Faders.', {Controls: LONG});
CONTROLS.sections[1]?.parts.push(
  '| Level fader; Range: up to 6 dB; Sets the level.',
  '| Pan knob; Range: left to right; Places the sound.',
);
const CURE = pageOf('cure/', 'Trouble', LONG, {'A dead tom': 'Cause: The cable broke.'});
CURE.sections[1]?.parts.push(
  'Fix: Do this.',
  '1. Swap the cable.',
  '2. Hit the tom.',
  'Check: It plays.',
);
const PAGES = [
  CURE,
  CONTROLS,
  pageOf('gates/', 'Gates', LONG, {Threshold: 'Ends what is quiet.', 'A long story': LONG}),
  pageOf('words/', 'Words', 'What they mean.', {
    Set: 'A song’s sounds.',
    Module: 'A part.',
    'Audio bus': 'A way for sound.',
    Modulator: 'It moves a part.',
  }),
  pageOf('bus/', 'Audio bus', 'An audio bus has an audio bus.', {'Audio bus fader': LONG}),
  pageOf('parts/', 'Modules', 'All modules.', {'Modules that play': 'Modules play.'}),
  pageOf('window/', 'Set the window', 'Set the size of a set.', {'A new set': 'Sets the set.'}),
  pageOf('toms/', 'Toms', LONG, {
    Tune: `${LONG} A dead tom sounds dull, and a tom that rings is not dead.`,
  }),
  ...Array.from({length: 9}, (_unused, at) =>
    pageOf(`p${at}/`, `Page ${at}`, `Cables and cable ${at}.`),
  ),
];

describe('an answer at once', async () => {
  const search = await embeddedClient(
    embeddedIndex(
      PAGES,
      {keywords: {'gates/': 'dull cymbals'}, weights: {'words/': 0.8}, glossary: 'words/'},
      '/v2/',
    ),
  );
  const answer = async (query: string): Promise<string[] | undefined> =>
    (await search(query, 5)).results[0]?.answer?.map(({number, text}) =>
      `${number ?? ''} ${plainText(text)}`.trim(),
    );

  it('is a symptom’s cause and fix, steps with their numbers', async () => {
    expect(await answer('dead tom cable swap')).toEqual([
      'Cause: The cable broke.',
      'Fix: Do this.',
      '1 Swap the cable.',
      '2 Hit the tom.',
    ]);
  });

  it('is a short section, or the one row that was asked for', async () => {
    expect(await answer('threshold')).toEqual(['Ends what is quiet.']);
    expect(await answer('pan knob range')).toEqual([
      'Pan knob; Range: left to right; Places the sound.',
    ]);
    expect(await answer('mix controls range')).toBeUndefined();
  });

  it('is none where the section is long, where others are as good, or where a page is only known for it', async () => {
    expect(await answer('long story')).toBeUndefined();
    expect(await answer('cable')).toBeUndefined();
    expect(await answer('dull cymbals')).toBeUndefined();
  });

  it('ends the list where pages only mention a word, unless one word was asked for', async () => {
    const pages = [
      pageOf('a/', 'Drums', 'A drum with a loose hoop.'),
      pageOf('b/', 'Wood', 'A hoop.'),
      pageOf('c/', 'Strings', 'A loose string.'),
    ];
    const find = await embeddedClient(embeddedIndex(pages, {keywords: {}, weights: {}}, '/v2/'));
    const {total, others, results} = await find('loose hoop', 50);
    expect([total, others, results.length]).toEqual([1, 2, 3]);
    expect(await find('hoop', 50)).toMatchObject({total: 2, others: 0});
  });

  it.each([
    'what is a set',
    'What’s a set?',
    'what does set mean',
    'set meaning',
    'meaning of sets',
    'set meaning?',
    'set meaning.',
    'what´s a set',
    'what`s a set',
    '"what is a set"',
    '¿what is a set',
    '\u200bwhat is a set',
    'ＷＨＡＴ is a set',
    '(set) – meaning!',
  ])('is what a word means, first: "%s"', async (query) => {
    const {results} = await search(query, 5);
    expect(results[0]?.url).toBe('/v2/words/#set');
    expect(await answer(query)).toEqual(['A song’s sounds.']);
  });

  it('counts a meaning among what answers, however well a page of that name fits', async () => {
    const {results, total} = await search('what is an audio bus', 5);
    expect(results.map(({url}) => url).slice(0, 2)).toEqual(['/v2/words/#audio-bus', '/v2/bus/']);
    expect(total).toBe(3);
  });

  it('is no word’s meaning where two are spelled alike, more is asked, or only the word is typed', async () => {
    for (const query of ['what is the size of a set', 'set', 'whatever sets', 'what are modules']) {
      expect((await search(query, 5)).results[0]?.url, query).toMatch(/^\/v2\/(?:window|parts)\//);
    }
  });
});
