import {hashOf} from './hashOf';

/**
 * @param work what takes long and gives the same for the same texts
 * @returns the same, but each result is kept for whoever asks again with these texts
 */
export function rememberResults<Texts extends string[], Result>(
  work: (...texts: Texts) => Result,
): (...texts: Texts) => Result {
  // Known by a hash of them: the texts are whole pages.
  const results = new Map<string, Result>();
  return (...texts) => {
    const key = texts.map(hashOf).join();
    const known = results.get(key);
    if (known !== undefined || results.has(key)) return known as Result;
    const result = work(...texts);
    results.set(key, result);
    return result;
  };
}
