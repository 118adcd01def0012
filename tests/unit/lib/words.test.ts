import {describe, expect, it} from 'vitest';
import {endsInWord, splitStretches, splitWords} from '../../../src/lib/words';
import {pageOf, searchOver} from '../../support/searchFixture';

describe('words', () => {
  it.each([
    ['48khz', '48 kHz'],
    ['５ｍｓ', '5 ms'],
    ['cc7', 'CC 7'],
    ['-6db', '\u22126 dB'],
    ['44.1khz', '44.1 kHz'],
    ['48㎑', '48 kHz'],
    ['3x3', '3 × 3'],
    ['90°', '90 º'],
    ['20℃', '20 °C'],
    ['MIDI™', 'midi'],
    ['VST3s', 'vst 3s'],
    ['5s', '5 s'],
    ['1.5s', '1.5 s'],
    ['120s', '120 s'],
    ['don´t', 'don’t'],
    ['can`t', 'CANT'],
    ['cross‑stick', 'cross–stick'],
    ['cross-stick', 'cross\u2212stick'],
    ['late\u00ADncy', 'latency'],
    ['late\u200Bncy', 'latency'],
    ['late\uFFFEncy', 'latency'],
    ['late\u0002ncy', 'latency'],
    ['drum\ttraining', 'drum training'],
    ['\uFEFFla\u2060tency\u200E', 'latency'],
    ['témpo', 'tempo'],
    ['mıdı', 'MİDİ'],
    ['ﬁlter', 'filter'],
    ['"tap"', '„tap“'],
  ])('are the same in %s and %s', (one, other) => {
    expect(splitWords(one)).toEqual(splitWords(other));
    expect(splitWords(one).length).toBeGreaterThan(0);
  });

  it('stay whole where letters belong to a number', () => {
    expect(splitWords('the 3rd and 21st, of the 80s and 1980s, in 16ths')).toEqual(
      'the 3rd and 21st of the 80s and 1980s in 16ths'.split(' '),
    );
    expect(splitWords('v2 MIDI2 ch10 24bit')).toEqual('v 2 midi 2 ch 10 24 bit'.split(' '));
  });

  it('are marked as they are written', () => {
    expect(splitStretches('la\uFFFEtency')).toEqual(['la\uFFFEtency']);
    expect(splitStretches('A la\u00ADtency, 5ms')).toEqual([
      'A',
      ' ',
      'la\u00ADtency',
      ', ',
      '5ms',
    ]);
    expect([
      endsInWord('late\u00AD'),
      endsInWord('can’'),
      endsInWord('5 '),
      endsInWord('5-'),
    ]).toEqual([true, true, false, false]);
  });

  it('find in a page what stands otherwise in the query', async () => {
    const {urls} = await searchOver([
      pageOf('a/', 'Rates', 'It runs at 48 kHz.'),
      pageOf('b/', 'Waits', 'La\u00ADten\u200Bcy of 5ms.'),
      pageOf('c/', 'Steps', 'Play each 16th.'),
    ]);
    expect(urls('16ths')).toEqual(['/v2/c/']);
    expect(urls('48khz')).toEqual(['/v2/a/']);
    expect(urls('5 ms')).toEqual(['/v2/b/']);
    expect(urls('latency')).toEqual(['/v2/b/']);
  });
});
