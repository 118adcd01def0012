/** Class of the not-found page's content. */
export const NOT_FOUND = 'sp-not-found';
