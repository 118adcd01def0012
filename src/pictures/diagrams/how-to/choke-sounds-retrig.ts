import {CHOKE_DEFAULTS, type ChokeSettings, NO_VOICES, PHRASE, playChoke} from '../../../play/core';
import {
  type Canvas,
  cutKey,
  defineDiagram,
  hitGuides,
  hitsLane,
  line,
  PALETTE,
  phraseTime,
  playPhrase,
  soundsLane,
  soundsOf,
  type Time,
  timeX,
  zoneHead,
  zoneLegend,
} from '../kit';

const LANE = 25;
/** Where names begin. */
const LEFT = 12;

/** The rim's pad with an empty controller in place of the second chord. */
const EMPTY_RIM = CHOKE_DEFAULTS.modules.map((module) =>
  module.id === 'chord-2' ? {...module, sounds: false} : module,
);

/** A heading, and a lane for each chord. */
function group(c: Canvas, time: Time, y: number, title: string, settings: ChokeSettings): void {
  c.text(title, {x: LEFT, y}, {bold: true});
  const sounds = soundsOf(playPhrase(playChoke, settings, NO_VOICES)).map((sound) => ({
    ...sound,
    to: Math.min(sound.to, time.seconds),
  }));
  hitGuides(c, time, y + 14, y + 22 + 2 * LANE);
  settings.modules.forEach((module, index) => {
    const top = y + 14 + index * (LANE + 4);
    const name = module.sounds ? module.name.replace('chord', 'Chord') : 'empty';
    c.text(
      name,
      {x: LEFT, y: top + LANE / 2},
      {color: module.sounds ? PALETTE.ink : PALETTE.muted},
    );
    soundsLane(c, {
      time,
      y: top,
      h: LANE,
      sounds: sounds.filter((one) => one.name === module.name),
    });
    if (module.sounds) return;
    // What is struck here makes no sound, and ends one above.
    PHRASE.filter(({zone}) => module.zones.includes(zone)).forEach((hit) => {
      const x = timeX(time, hit.time);
      const path = [
        {x, y: top + LANE / 2 - 5},
        {x, y: top - 4},
      ];
      line(c, path, {color: PALETTE.ink, width: 3});
      zoneHead(c, hit.zone, {x, y: top + LANE / 2});
    });
  });
}

export default defineDiagram({
  title: 'Two chords on one drum: Retrig off, Retrig on, and on with an empty pad',
  height: 360,
  textSize: 14,
  draw(c) {
    const time = phraseTime(72, 268);
    cutKey(c, zoneLegend(c, {x: time.x, y: 17}, ['center', 'edge', 'rim']));
    hitsLane(c, {time, y: 36, h: 42});
    c.text('You hit', {x: LEFT, y: 57}, {bold: true});
    group(c, time, 98, 'Retrig off', CHOKE_DEFAULTS);
    group(c, time, 188, 'Retrig on', {...CHOKE_DEFAULTS, retrig: ['pads']});
    group(c, time, 278, 'Retrig on, an empty controller on the rim', {
      ...CHOKE_DEFAULTS,
      modules: EMPTY_RIM,
      retrig: ['pads'],
    });
  },
});
