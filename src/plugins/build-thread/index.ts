import type {LoadContext, Plugin} from '@docusaurus/types';
import {startThread} from './thread';

/** Starts the second thread of a build before the other plugins, which give it work (tasks.ts). */
export default function buildThread({generatedFilesDir}: LoadContext): Plugin {
  startThread(generatedFilesDir);
  return {name: 'build-thread'};
}
