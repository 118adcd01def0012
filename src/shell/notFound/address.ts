/**
 * @param address a path, perhaps percent-encoded
 * @returns the path as readable text; unchanged when its encoding is faulty
 */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * @param address a path
 * @returns its parts between slashes, without file endings: v2, how-to, choke for /v2/how-to/choke.html
 */
export function partsOf(address: string): string[] {
  return address
    .replace(/(?:index)?\.\w+$/, '')
    .split('/')
    .filter((part) => part !== '');
}

/**
 * @param text any text
 * @returns its words in lower case
 */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * @param address a path, as asked for
 * @returns the words in its last part: "choke sound" for /v2/how-to/Choke_sound.html
 */
export function wordsOfAddress(address: string): string {
  return wordsOf(partsOf(address).at(-1) ?? '').join(' ');
}
