// What a word is, for the index, for queries and for marks: "48kHz", "don´t", "−6 dB", a soft hyphen from a PDF.

/** Apostrophes and what is typed for them; they fall out, so that "can’t" is "cant". */
const APOSTROPHES = "'’‘‚‛ʼʻʹˈ′‵`´＇";
/** Signs of degree, as keyboards have them, and of trade, which would be letters of the word before them. */
const SIGNS = /[°º˚∘ª™℠]/g;
/** What nobody sees: accents once they stand alone, soft hyphens, joiners, marks of direction, what PDFs have for them. */
const UNSEEN = '\\p{M}\\p{Cf}\\p{DI}\\p{NChar}\\x00-\\x08\\x0E-\\x1F';
const ALL_UNSEEN = new RegExp(`[${UNSEEN}]`, 'gu');
/** A number stands apart from the letters beside it, but for "3rd", "16ths", "80s" and "1980s"; "5s" are seconds. */
const WORD = /(?:(?:19|20)\d|[5-9])0s(?!\p{L})|\p{N}+(?:(?:st|nd|rd|th)s?(?!\p{L}))?|\p{L}+/gu;

/** Letters of a word as it stands in a text, with the signs that fall out of it. */
const STRETCH = new RegExp(`([\\p{L}\\p{N}${UNSEEN}${APOSTROPHES}]+)`, 'u');
const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g');
const ENDS_IN_WORD = new RegExp(`${STRETCH.source}$`, 'u');

/** @returns the words of a text, in lower case and plain letters; all signs, hyphens and spaces part them */
export function splitWords(text: string): string[] {
  const plain = text
    .replace(APOSTROPHE, '')
    .replace(SIGNS, ' ')
    .replaceAll('×', 'x')
    .replaceAll('ı', 'i') // of a Turkish keyboard
    .normalize('NFKD')
    .replace(ALL_UNSEEN, '')
    .toLowerCase();
  return plain.match(WORD) ?? [];
}

/** @returns the text in pieces, words as they are written and what stands between them */
export function splitStretches(text: string): string[] {
  return text.split(STRETCH).filter((piece) => piece !== '');
}

/** Whether a text ends within a word, so that its last word may be half typed. */
export function endsInWord(text: string): boolean {
  return ENDS_IN_WORD.test(text);
}
