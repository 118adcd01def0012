import {
  CHOKE_DEFAULTS,
  type ChokeSettings,
  NO_VOICES,
  PHRASE,
  playChoke,
} from '../../../src/play/core';
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
} from '../../kit';

const LANE = 25;
/** Room for chords that pile up. */
const PILE = 46;
/** Where names begin. */
const LEFT = 12;

/** The rim's pad with an empty controller in place of the second chord. */
const EMPTY_RIM = CHOKE_DEFAULTS.modules.map((module) =>
  module.id === 'chord-2' ? {...module, sounds: false} : module,
);

/** A heading, and a lane for each chord, the first as high as `first`. */
function group(
  c: Canvas,
  time: Time,
  y: number,
  title: string,
  settings: ChokeSettings,
  first = LANE,
): void {
  c.text(title, {x: LEFT, y}, {bold: true});
  const sounds = soundsOf(playPhrase(playChoke, settings, NO_VOICES)).map((sound) => ({
    ...sound,
    to: Math.min(sound.to, time.seconds),
  }));
  hitGuides(c, time, y + 14, y + 22 + first + LANE);
  settings.modules.forEach((module, index) => {
    const [top, h] = index ? [y + 18 + first, LANE] : [y + 14, first];
    const name = module.sounds ? module.name.replace('chord', 'Chord') : 'empty';
    c.text(name, {x: LEFT, y: top + h / 2}, {color: module.sounds ? PALETTE.ink : PALETTE.muted});
    soundsLane(c, {
      time,
      y: top,
      h,
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
  height: 381,
  textSize: 14,
  draw(c) {
    const time = phraseTime(72, 268);
    cutKey(c, zoneLegend(c, {x: time.x, y: 17}, ['center', 'edge', 'rim']));
    hitsLane(c, {time, y: 36, h: 42});
    c.text('You hit', {x: LEFT, y: 57}, {bold: true});
    group(c, time, 98, 'Retrig off', CHOKE_DEFAULTS, PILE);
    group(c, time, 188 + PILE - LANE, 'Retrig on', {...CHOKE_DEFAULTS, retrig: ['pads']});
    group(c, time, 278 + PILE - LANE, 'Retrig on, an empty controller on the rim', {
      ...CHOKE_DEFAULTS,
      modules: EMPTY_RIM,
      retrig: ['pads'],
    });
  },
});
