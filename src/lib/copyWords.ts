import {announceOnDemand} from './announceOnDemand';

/**
 * Copies words to the clipboard and says so, on the screen too; says `otherwise` where that isn't allowed. Call
 * it while the reader presses something: Safari refuses later writes.
 *
 * @returns whether they are copied
 */
export async function copyWords(words: string, done: string, otherwise: string): Promise<boolean> {
  const write = navigator.clipboard?.writeText(words).then(() => true);
  const isCopied = (await write?.catch(() => false)) ?? false;
  await announceOnDemand(isCopied ? done : otherwise, {shown: true});
  return isCopied;
}
