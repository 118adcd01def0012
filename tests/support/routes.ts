/** The specification's routes (section 2), below the base path, and the landing pages of their folders. */

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

/** The 72 documentation pages. */
export const DOC_ROUTES: readonly string[] = [
  '',
  'glossary/',
  'release-notes/',
  ...Object.entries(FOLDERS).flatMap(([folder, pages]) =>
    pages.split(' ').map((page) => `${folder}/${page}/`),
  ),
];

/** A landing page for each folder, so that a shortened address never fails. */
export const LANDING_ROUTES: readonly string[] = [
  ...Object.keys(FOLDERS).map((folder) => `${folder}/`),
  'software-overview/hardware-panel/',
];

export const SEARCH_ROUTE = 'search/';

export const ALL_ROUTES: readonly string[] = [...DOC_ROUTES, ...LANDING_ROUTES, SEARCH_ROUTE];
