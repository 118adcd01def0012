import {CHOKE_DEFAULTS, type ChokeSettings, NO_VOICES, playChoke} from '../../../play/core';
import {
  type Canvas,
  defineDiagram,
  hitGuides,
  hitsLane,
  phraseTime,
  playPhrase,
  soundsLane,
  soundsOf,
  type Time,
} from '../kit';

const LANE = 26;

/** The rim's pad with an empty controller in place of the second chord. */
const EMPTY_RIM = CHOKE_DEFAULTS.modules.map((module) =>
  module.id === 'chord-2' ? {...module, sounds: false} : module,
);

/** A heading, and a lane for each chord. */
function group(c: Canvas, time: Time, y: number, title: string, settings: ChokeSettings): void {
  c.text(title, {x: 20, y}, {bold: true});
  const sounds = soundsOf(playPhrase(playChoke, settings, NO_VOICES)).map((sound) => ({
    ...sound,
    to: Math.min(sound.to, time.seconds),
  }));
  settings.modules
    .filter((module) => module.sounds)
    .forEach(({name}, index) => {
      const top = y + 14 + index * (LANE + 4);
      c.text(name.replace('chord', 'Chord'), {x: 20, y: top + LANE / 2});
      soundsLane(c, {time, y: top, h: LANE, sounds: sounds.filter((one) => one.name === name)});
    });
}

export default defineDiagram({
  title: 'Two chords on one drum: Retrig off, Retrig on, and on with an empty pad',
  wide: true,
  height: 344,
  draw(c) {
    const time = phraseTime(92, 452);
    hitGuides(c, time, 84, 94);
    hitGuides(c, time, 118, 184);
    hitGuides(c, time, 210, 276);
    hitGuides(c, time, 302, 332);
    hitsLane(c, {time, y: 32, h: 50, legend: true});
    c.text('You hit', {x: 20, y: 58}, {bold: true});
    group(c, time, 106, 'Retrig off', CHOKE_DEFAULTS);
    group(c, time, 198, 'Retrig on', {...CHOKE_DEFAULTS, retrig: ['pads']});
    group(c, time, 290, 'Retrig on, an empty controller on the rim', {
      ...CHOKE_DEFAULTS,
      modules: EMPTY_RIM,
      retrig: ['pads'],
    });
  },
});
