import {statSync} from 'node:fs';

/**
 * @param read what takes long and gives the same for the same file and texts
 * @returns the same, but each result is kept for whoever asks again while the file has neither changed
 *   nor grown since
 * @throws Error, from what it returns, of `read`, or when there is no such file
 */
export function rememberByFile<Texts extends string[], Result>(
  read: (file: string, ...texts: Texts) => Result,
): (file: string, ...texts: Texts) => Result {
  const results = new Map<string, {state: string; result: Result}>();
  return (file, ...texts) => {
    // Asked before the file is read: a change meanwhile is found the next time.
    const {mtimeMs, size} = statSync(file);
    const state = `${String(mtimeMs)} ${String(size)}`;
    const key = [file, ...texts].join('\n');
    const known = results.get(key);
    if (known?.state === state) return known.result;
    const result = read(file, ...texts);
    results.set(key, {state, result});
    return result;
  };
}
