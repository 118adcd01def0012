import type {ReactNode} from 'react';
import type {MarkedText} from '../marked';

/** Shows a text with the words that were found marked. */
export function Marked({text}: {text: MarkedText}): ReactNode {
  return text.map(({text: piece, found}, index) =>
    found ? <mark key={index}>{piece}</mark> : piece,
  );
}
