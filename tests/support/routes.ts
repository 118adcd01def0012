import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {isPageFile, routeOfPage} from '../../src/lib/pageAddress';
import type {PageFrontMatter} from '../../src/markdown/frontMatter';

/** Pages that the specification names (section 2), by folder. Links to them are out in the world. */
const FOLDERS: Readonly<Record<string, string>> = {
  'hardware-overview': 'drum-sensor emad-adapter evans-portal-interface',
  'quick-start':
    'activating-software getting-started-software making-stuff-from-scratch setting-up-your-gear tutorials whats-in-the-box',
  troubleshooting: 'diagnostic-report no-sound',
  'how-to':
    'ableton-plugin add-assignments add-effects add-mic assignment-to-change-sets audition-samples blend-samples-between-zones choke-sounds cross-control export-a-sound-pack install-sound-packs midi-in midi-out navigate-complex-sets record relink-samples setup-midi-routing use-melody use-thresholding',
  'software-overview':
    'assignments audio-buses edit-view effects file_menu global-controls global-set library mix-view play-view settings-window software-concepts virtual-inputs',
  'software-overview/hardware-panel/hardware-inputs':
    'analog-inputs drum-training midi-inputs pad-inputs sensor-inputs',
  'software-overview/hardware-panel/hardware-outputs': 'analog-outputs midi-outputs',
  'software-overview/modules': 'input-filtering',
  'software-overview/modules/controllers':
    'drum-pads grid-pads group hit-controller metro note-controller sequencer',
  'software-overview/modules/generators': 'audio-insert midi-output sampler',
  'software-overview/modules/panels':
    'effects macros mix modulators pitch-scale sends submodules velocity-io',
};

/** Addresses below the base path that must stay: pages, and a landing page for each folder of them. */
export const SPECIFIED_ROUTES: readonly string[] = [
  '',
  'glossary/',
  'release-notes/',
  'software-overview/hardware-panel/',
  ...Object.entries(FOLDERS).flatMap(([folder, pages]) => [
    `${folder}/`,
    ...pages.split(' ').map((page) => `${folder}/${page}/`),
  ]),
];

/** A page below docs/. */
export interface DocSource {
  /** Its address below the base path. */
  route: string;
  /** What is written in it. */
  text: string;
  frontMatter: Partial<PageFrontMatter>;
}

/** @returns the pages that a build makes of a folder of docs */
export function sourcesIn(docs: string): DocSource[] {
  return readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter(isPageFile)
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(docs, file), 'utf8');
      return {route: routeOfPage(file), text, frontMatter: matter(text).data};
    })
    .filter(({frontMatter}) => !frontMatter.draft);
}

/** @returns addresses of those that menus, search and lists name */
export function listedOf(sources: readonly DocSource[]): string[] {
  return sources.filter(({frontMatter}) => !frontMatter.unlisted).map(({route}) => route);
}

export const DOC_SOURCES: readonly DocSource[] = sourcesIn(path.resolve(__dirname, '../../docs'));

export const DOC_ROUTES: readonly string[] = DOC_SOURCES.map(({route}) => route);

export const LISTED_ROUTES: readonly string[] = listedOf(DOC_SOURCES);

export const SEARCH_ROUTE = 'search/';

export const ALL_ROUTES: readonly string[] = [...DOC_ROUTES, SEARCH_ROUTE];

/** One address of each kind of page. */
export const ONE_OF_EACH_KIND: readonly string[] = [
  '',
  'how-to/',
  'how-to/choke-sounds/',
  'quick-start/setting-up-your-gear/',
  'troubleshooting/no-sound/',
  'software-overview/modules/controllers/metro/',
  'glossary/',
  'release-notes/',
  'search/',
  'search/?q=choke',
  'no-such-page/',
];
