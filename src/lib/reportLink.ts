/** Id of the link "Mistake on this page?" at the foot of each page. */
export const REPORT_ID = 'something-wrong';
