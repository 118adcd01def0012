/**
 * Reduces a word to the form under which it is indexed: lower case, no accents, no plural ending.
 *
 * @param word one word as written
 * @returns its index form, or `null` for a word that tells nothing
 */
export function indexTerm(word: string): string | null {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '');
  if (plain === '' || STOP_WORDS.has(plain)) return null;
  return stem(plain);
}

/** Splits text into words; keeps letters and digits of any script. */
export function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}'’]+/u).filter(Boolean);
}

/** A light English stemmer: plurals, -ing and -ed, where a stem of three letters or more remains. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word))
    return word.slice(0, -1);
  const verb = /^(.{3,}?)(?:ing|ed)$/.exec(word)?.[1];
  if (verb && /[aeiouy]/.test(verb)) return undouble(verb);
  return word;
}

function undouble(word: string): string {
  return /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}

const STOP_WORDS = new Set(
  'a an and are as at be but by can do does for from get has have how i if in is it its me my of on or so that the then there they this to want was what when where which who why will with you your'.split(
    ' ',
  ),
);
