import logger from '@docusaurus/logger';
import {toMessageRelativeFilePath} from '@docusaurus/utils';

/** Something a writer has to change: its line of the file, front matter included, and what to do. */
export type Fault = [line: number, message: string];

/** What a fault does: a strict build ends with it. */
export type Severity = 'warn' | 'throw';

/**
 * Tells of faults of a page while it is made.
 *
 * @throws Error with all of them in a strict build
 */
export function reportFaults(severity: Severity, page: string, faults: readonly Fault[]): void {
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
