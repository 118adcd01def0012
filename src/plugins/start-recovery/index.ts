import type {Plugin} from '@docusaurus/types';
import {startRecoveryScript} from './script';

/**
 * Mends a page that can't start because one of its scripts is gone, as happens when an old page meets
 * a new release: it is loaded once more, and if that does not help the reader is told. Docusaurus does
 * so for the next page only (specification, section 4), not for the first.
 * Test: tests/browser/missingChunk.spec.ts
 */
export default function startRecovery(): Plugin {
  return {
    name: 'start-recovery',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: startRecoveryScript()}]}),
  };
}
