import {isAnswers} from './walk';

/**
 * The hash keeps the place: `#sound=12y.1k2j3h`, the answers and the page's stamp. A hash and not a query:
 * no server sees it, and pages saved for reading offline are found by their query.
 */
const HASH = /^#sound=([^.]*)\.([0-9a-z]+)$/;

export type Kept = Readonly<Record<'answers' | 'stamp', string>>;

/** @returns undefined for any other hash, and for more answers than any reader gives */
export function readHash(hash: string): Kept | undefined {
  const [, answers = '', stamp = ''] = HASH.exec(hash) ?? [];
  return stamp && isAnswers(answers) && answers.length <= 300 ? {answers, stamp} : undefined;
}

export const writeHash = ({answers, stamp}: Kept): string => `#sound=${answers}.${stamp}`;

/** @returns a short sign of a text, by which answers to an older page's questions are told apart */
export function stampOf(text: string): string {
  let sum = 0;
  for (const sign of text) sum = (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return (sum >>> 0).toString(36);
}
