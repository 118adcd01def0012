import {
  NO_VOICES,
  playChoke,
  type ChokeModule,
  type ChokeSettings,
} from '../../../../../src/play/core';
import {
  type Canvas,
  cutKey,
  defineDiagram,
  hitGuides,
  hitsLane,
  PALETTE,
  phraseTime,
  playPhrase,
  soundsLane,
  soundsOf,
  zoneLegend,
} from '../../../../kit';

const RING = 1.4;
const MODULES: readonly ChokeModule[] = [
  {id: 'one', name: 'Chord 1', parent: 'pads', zones: ['center'], sounds: true, length: RING},
  {id: 'two', name: 'Chord 2', parent: 'pads', zones: ['rim'], sounds: true, length: RING},
  {id: 'other', name: 'Other layer', parent: 'layer', zones: ['edge'], sounds: true, length: RING},
];
const NONE: ChokeSettings = {modules: MODULES, retrig: [], stops: [], groups: []};

const LANE = {h: 24, pitch: 28};
const TIME = phraseTime(96, 244);

/** One way, with the lanes that it can end. */
function way(
  c: Canvas,
  y: number,
  [title, note]: readonly [string, string],
  ends: readonly string[],
  settings: ChokeSettings,
): void {
  const end = c.text(title, {x: 12, y}, {bold: true});
  c.text(note, {x: end.x + end.w + 10, y}, {after: 12, color: PALETTE.muted});
  hitGuides(c, TIME, y + 12, y + 14 + ends.length * LANE.pitch);
  const sounds = soundsOf(playPhrase(playChoke, settings, NO_VOICES));
  MODULES.filter(({id}) => ends.includes(id)).forEach(({name}, index) => {
    const top = y + 14 + index * LANE.pitch;
    c.text(name, {x: 12, y: top + LANE.h / 2});
    const own = sounds.filter((sound) => sound.name === name);
    soundsLane(c, {time: TIME, y: top, h: LANE.h, sounds: own});
  });
}

export default defineDiagram({
  title: 'What Retrig, stop and a choke group end',
  height: 314,
  textSize: 14,
  draw(c) {
    cutKey(c, zoneLegend(c, {x: TIME.x, y: 17}, ['center', 'edge', 'rim']));
    c.text('You hit', {x: 12, y: 54}, {bold: true});
    hitsLane(c, {time: TIME, y: 35, h: 38});
    way(c, 92, ['Retrig', 'inside one controller'], ['one', 'two'], {
      ...NONE,
      retrig: ['pads'],
    });
    way(c, 178, ['Stop', 'the rim ends the other layer'], ['other'], {
      ...NONE,
      stops: [{zone: 'rim', threshold: 0, stops: 'other'}],
    });
    way(c, 236, ['Choke group', 'chord 1 and the other layer'], ['one', 'other'], {
      ...NONE,
      groups: [['one', 'other']],
    });
  },
});
