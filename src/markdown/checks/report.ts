import logger from '@docusaurus/logger';
import {toMessageRelativeFilePath} from '@docusaurus/utils';

/** What a fault does: a strict build ends with it. */
export type Severity = 'warn' | 'throw';

/**
 * Tells of faults of a page while it is made.
 *
 * @param faults each with its line: what is wrong and what to do
 * @throws Error with all of them in a strict build
 */
export function reportFaults(
  severity: Severity,
  page: string,
  faults: readonly [line: number, message: string][],
): void {
  if (faults.length === 0) return;
  const file = toMessageRelativeFilePath(page);
  const text = faults.map(([line, message]) => `${file}:${line}: ${message}.`).join('\n');
  if (severity === 'warn') {
    logger.warn(text);
    return;
  }
  const error = new Error(text);
  error.stack = text; // the way through the compiler would bury it
  throw error;
}
