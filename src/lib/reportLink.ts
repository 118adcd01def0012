/** Id of the link "Something wrong?" at the foot of each page. */
export const REPORT_ID = 'something-wrong';
