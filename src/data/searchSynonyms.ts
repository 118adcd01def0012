/**
 * Words a drummer may type for the words the pages use. Each row is a group: typing one finds the
 * others too. Writers may add rows; keep words in lower case and singular.
 */
export const SEARCH_SYNONYMS: readonly (readonly string[])[] = [
  ['adapter', 'adaptor'],
  ['daw', 'ableton', 'logic', 'cubase', 'reaper', 'bitwig'],
  ['trigger', 'hit', 'strike'],
  ['crosstalk', 'bleed', 'leak', 'leakage'],
  ['latency', 'lag', 'delay', 'late'],
  ['effect', 'fx', 'plugin'],
  ['click', 'metronome', 'metro'],
  ['sequencer', 'cycle', 'robin'],
  ['kick', 'bass'],
  ['mic', 'microphone'],
  ['silent', 'silence', 'mute', 'quiet', 'sound'],
  ['interface', 'soundcard', 'portal'],
  ['cut', 'choke', 'mute', 'stop'],
  ['melody', 'note', 'scale', 'pitch', 'tune'],
  ['song', 'set', 'preset', 'kit'],
  ['train', 'training', 'calibrate', 'teach'],
  ['sensor', 'pickup'],
  ['threshold', 'gate', 'sensitivity'],
  ['volume', 'level', 'loudness', 'gain'],
  ['keyboard', 'controller', 'pad'],
  ['install', 'download', 'activate', 'licence', 'license'],
  ['crossfade', 'blend', 'fade', 'morph'],
  ['missing', 'relink', 'lost'],
  ['bus', 'aux', 'send', 'return'],
  ['crackle', 'pop', 'glitch', 'dropout', 'buffer'],
  ['random', 'shuffle'],
  ['pan', 'stereo'],
  ['rim', 'rimshot', 'sidestick', 'cross-stick'],
];
