import {describe, expect, it} from 'vitest';
import {pageOf, searchOver} from '../../support/searchFixture';

const PAGES = [
  pageOf('choke/', 'Choke one sound with another', 'Stop a ringing cymbal.'),
  pageOf('metro/', 'Metro', 'A clock that plays modules, like a metronome.', {
    Tempo: 'Beats per minute, set by tapping.',
  }),
  pageOf('noise/', 'Noise', 'When drums choke on leakage from each other.'),
  pageOf('training/', 'Drum training', 'Teach the software each zone.', {
    'Train again when': 'A new head was fitted.',
  }),
  pageOf('buffer/', 'Settings', 'Options of the program.', {
    'Buffer size': 'Samples at a time.',
    'Audio device': 'The size of its buffer is set there, and a size in samples.',
  }),
];

describe('ranking', async () => {
  const {urls} = await searchOver(PAGES, {
    synonyms: [
      ['click', 'metronome', 'metro'],
      ['bleed', 'leakage'],
      ['break-out box', 'audio device'],
    ],
    keywords: {'noise/': 'phantom hits', 'buffer/#audio-device': 'driver trouble'},
  });

  it.each([
    ['a title over text', 'choke', ['/v2/choke/', '/v2/noise/']],
    ['a heading over text', 'buffer size', ['/v2/buffer/#buffer-size']],
    ['a heading leads to its section', 'tempo', ['/v2/metro/#tempo']],
    ['a typing error', 'chooke', ['/v2/choke/']],
    ['two typing errors in a long word', 'metornome', ['/v2/metro/']],
    ['a typing error in four letters', 'hesd', ['/v2/training/#train-again-when']],
    ['two in seven letters', 'lexkagr', ['/v2/noise/']],
    ['a slip in a word that begins like another', 'trianing', ['/v2/training/']],
    ['half a word', 'cho', ['/v2/choke/']],
    ['half a word that says nothing when it is whole', 'so', ['/v2/choke/']],
    ['a word that is left short', 'cymb ', ['/v2/choke/']],
    ['a half-typed ending of a word whose stem is shorter', 'tappi', ['/v2/metro/#tempo']],
    ['full-width letters', 'ｍｅｔｒｏ', ['/v2/metro/']],
    ['a plural', 'cymbals', ['/v2/choke/']],
    ['another form', 'choking', ['/v2/choke/']],
    ['accents left out or put in', 'témpo', ['/v2/metro/#tempo']],
    ['a synonym', 'click', ['/v2/metro/']],
    ['a synonym in text', 'bleed', ['/v2/noise/']],
    ['a synonym of several words', 'break-out box', ['/v2/buffer/#audio-device']],
    ['two words typed as one', 'drumtraining', ['/v2/training/']],
    ['two words typed as one, the second half typed', 'drumtrai', ['/v2/training/']],
    ['a word typed as two', 'metro nome', ['/v2/metro/']],
    ['a word typed with a hyphen', 'leak-age', ['/v2/noise/']],
    ['any word order', 'sound choke', ['/v2/choke/']],
    ['a title among words that say nothing', 'how do I choke a sound', ['/v2/choke/']],
    ['a word that no page has beside one of ours', 'zzyzx choke', ['/v2/choke/']],
    ['a keyword', 'phantom hits', ['/v2/noise/']],
    ['a keyword of a section', 'driver trouble', ['/v2/buffer/#audio-device']],
  ])('finds %s', (_name, query, expected) => {
    expect(urls(query).slice(0, expected.length)).toEqual(expected);
  });

  it.each([
    ['one typing error in three letters', 'nev'],
    ['two in six letters', 'cimbol'],
  ])('finds nothing for %s', (_name, query) => {
    expect(urls(query)).toEqual([]);
  });

  it('ranks a page with all words above one that repeats a single word', async () => {
    const search = await searchOver([
      pageOf('a/', 'Echoes', 'Reverb, reverb and reverb.'),
      pageOf('b/', 'Rooms', 'A reverb for the snare.'),
    ]);
    expect(search.urls('snare reverb')[0]).toBe('/v2/b/');
  });

  it('lists two sections of a page besides its best, so that no page crowds out others', async () => {
    const parts = ['Snare first', 'Snare second', 'Snare third', 'Snare fourth'];
    const search = await searchOver([
      pageOf('a/', 'Drums', 'Text.', Object.fromEntries(parts.map((title) => [title, 'Words.']))),
    ]);
    expect(search.urls('snare')).toHaveLength(3);
  });

  it('ranks a page first whose title is most like the query', async () => {
    const search = await searchOver([
      pageOf('a/', 'Root note of a scale', 'Text.'),
      pageOf('b/', 'Root note', 'Text.'),
    ]);
    expect(search.urls('root note')[0]).toBe('/v2/b/');
    expect(search.urls('the scale’s root note')[0]).toBe('/v2/a/');
  });

  it.each(['crosstlak', 'corsstalk', 'crosstak', 'crosstalkk', 'crossttalk'])(
    'takes %s for crosstalk, not for the word it begins with',
    async (typed) => {
      const search = await searchOver([
        pageOf('cross/', 'Cross control', 'One drum moves another.'),
        pageOf('bleed/', 'Crosstalk', 'A hit that another sensor hears.'),
      ]);
      expect(search.urls(typed)[0]).toBe('/v2/bleed/');
    },
  );

  it('takes no short word for another that only looks like it', async () => {
    const search = await searchOver([pageOf('a/', 'Blue lights', 'Blue.')]);
    expect(search.urls('bluetooth')).toEqual([]);
    expect(search.urls('blue')).toEqual(['/v2/a/']);
  });

  it('lets a one-way synonym find, and not be found', async () => {
    const pages = [pageOf('a/', 'Latency', 'A wait.'), pageOf('b/', 'Delay', 'An echo.')];
    const search = await searchOver(pages, {
      synonyms: [{typed: ['delay'], finds: ['latency']}],
    });
    expect(search.urls('delay')).toEqual(['/v2/b/', '/v2/a/']);
    expect(search.urls('latency')).toEqual(['/v2/a/']);
  });

  it('ranks the word itself above its synonym', async () => {
    const pages = [pageOf('a/', 'Metro', 'A clock.'), pageOf('b/', 'Click', 'A noise.')];
    const search = await searchOver(pages, {synonyms: [['click', 'metro']]});
    expect(search.urls('click')).toEqual(['/v2/b/', '/v2/a/']);
    expect(search.urls('metro')).toEqual(['/v2/a/', '/v2/b/']);
  });

  it('corrects no word that a page has', async () => {
    const search = await searchOver([pageOf('a/', 'Scale', '.'), pageOf('b/', 'Stale', '.')]);
    expect(search.urls('scale ')).toEqual(['/v2/a/']);
  });

  it('ranks a page of less weight lower', async () => {
    const pages = [pageOf('a/', 'Send', 'Text.'), pageOf('b/', 'Send', 'Text.')];
    const search = await searchOver(pages, {weights: {'a/': 0.8}});
    expect(search.urls('send')).toEqual(['/v2/b/', '/v2/a/']);
  });

  it('shows a page by its section that is called what was typed, before others that say it more', async () => {
    const search = await searchOver([
      pageOf('words/', 'Words', 'Meanings.', {
        'Gate output': 'See gates.',
        'Gate input': 'A gate for gates.',
        Gate: 'What ends all that is too quiet to matter, such as the noise of a room or of a cable.',
      }),
    ]);
    expect(search.urls('gate')[0]).toBe('/v2/words/#gate');
  });

  it('lists further sections of a page only if they show what was found', async () => {
    const sections = {Blue: 'A color.', Red: 'A gate.'};
    const search = await searchOver([pageOf('a/', 'Page', 'Words.', sections)], {
      keywords: {'a/#blue': 'gate', 'a/#red': 'gate'},
    });
    expect(search.urls('gate')).toContain('/v2/a/#red');
    expect(search.urls('gate').length).toBeLessThanOrEqual(2);
    const hidden = await searchOver([pageOf('a/', 'Page', 'Words.', {...sections, Red: 'None.'})], {
      keywords: {'a/#blue': 'gate', 'a/#red': 'gate'},
    });
    expect(hidden.urls('gate')).toHaveLength(1);
  });

  it('lists the sections of a page together', () => {
    const pages = urls('size').map((url) => url.split('#')[0]);
    expect(pages).toEqual([...pages].sort());
  });
});

describe('answers', async () => {
  const {urls} = await searchOver(PAGES);

  it.each(['', '   ', 'how to', '<>', '🥁', '\u064B', '\u202E', 'the of and', 'so '])(
    'finds nothing for "%s"',
    (query) => {
      expect(urls(query)).toEqual([]);
    },
  );

  it('finds a page at each letter while its title is typed', () => {
    for (let length = 3; length <= 'drum training'.length; length += 1) {
      expect(urls('drum training'.slice(0, length))[0]).toBe('/v2/training/');
    }
  });
});
