/** Head of the column with a panel's numbers (.github/STYLE.md); the name of the row comes after it. */
export const NUMBER_COLUMN = 'No.';

/** What a cell holds where nothing is known (.github/STYLE.md). */
export const UNKNOWN = '–';

/** Heads of columns that need not be said: what stands below says it. */
export const SAYS_ITSELF = /^What\b/;
