import {splitWords} from '../../lib/words';

const TELL_NOTHING =
  'a about am an and any are as at be been but by can could did do does doing for from get gets getting go got had has have having how i if im in is it its ive just like me mean meaning means my need of on or please should so some such than that the their them then there these they thing this those to try trying us use used using via want was way we were what whats when where which while who why will with would you your';

/** As splitWords has them: most pages have them, and they are about none. */
export const STOP_WORDS: ReadonlySet<string> = new Set(splitWords(TELL_NOTHING));

/** Whether a query asks for nothing yet: "how do I" on the way to what it is about. */
export function tellsNothing(query: string): boolean {
  return splitWords(query).every((word) => STOP_WORDS.has(word));
}
