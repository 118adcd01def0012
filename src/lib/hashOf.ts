import {createHash} from 'node:crypto';

/** @returns what tells a text apart from others; nothing secret depends on it */
export function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('base64');
}
