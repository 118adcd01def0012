import {createHash} from 'node:crypto';

/** @returns what tells a text or a file's content apart from others; nothing secret depends on it */
export function hashOf(content: string | Buffer): string {
  return createHash('sha1').update(content).digest('base64');
}
