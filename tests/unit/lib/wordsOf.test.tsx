import {expect, it} from 'vitest';
import {areWordsKnown, wordsOf} from '../../../src/lib/wordsOf';

const Icon = ({name}: {name: string}) => <svg className={name} />;

it.each([
  ['text', 'macOS', 'macOS', true],
  ['nothing', [null, false, undefined], '', true],
  ['marks', <b key="b">macOS {15}</b>, 'macOS 15', true],
  ['a picture', [<img key="i" src="a.svg" alt="Apple" />, ' macOS'], 'Apple macOS', true],
  [
    'a power and the number of a note',
    [
      '10',
      <sup key="s">3</sup>,
      <sup key="n">
        <i data-footnote-ref="">1</i>
      </sup>,
    ],
    '10³',
    true,
  ],
  ['a component', [<Icon key="i" name="apple" />, 'macOS'], 'macOS', false],
])('the words of a label are those that are known: %s', (_what, label, words, isAll) => {
  expect(wordsOf(label)).toBe(words);
  expect(areWordsKnown(label)).toBe(isAll);
});
