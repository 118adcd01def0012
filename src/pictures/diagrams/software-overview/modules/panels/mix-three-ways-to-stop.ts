import {NO_VOICES, playChoke, type ChokeModule, type ChokeSettings} from '../../../../../play/core';
import {
  type Canvas,
  cutKey,
  defineDiagram,
  hitGuides,
  hitsLane,
  KINDS,
  PALETTE,
  phraseTime,
  playPhrase,
  SOUNDING,
  soundsLane,
  soundsOf,
  zoneLegend,
} from '../../../kit';

const RING = 1.4;
const MODULES: readonly ChokeModule[] = [
  {id: 'one', name: 'Chord 1', parent: 'pads', zones: ['center'], sounds: true, length: RING},
  {id: 'two', name: 'Chord 2', parent: 'pads', zones: ['rim'], sounds: true, length: RING},
  {id: 'other', name: 'Other layer', parent: 'layer', zones: ['edge'], sounds: true, length: RING},
];
const NONE: ChokeSettings = {modules: MODULES, retrig: [], stops: [], groups: []};

const LANE = {h: 22, pitch: 25};
const TIME = phraseTime(92, 248);

/** One way: lanes that it can end are in color, the others gray. */
function way(
  c: Canvas,
  y: number,
  [title, note]: readonly [string, string],
  reach: readonly string[],
  settings: ChokeSettings,
): void {
  const end = c.text(title, {x: 12, y}, {bold: true});
  c.text(note, {x: end.x + end.w + 10, y}, {color: PALETTE.muted});
  hitGuides(c, TIME, y + 10, y + 12 + 3 * LANE.pitch);
  const sounds = soundsOf(playPhrase(playChoke, settings, NO_VOICES));
  MODULES.forEach(({id, name}, index) => {
    const top = y + 12 + index * LANE.pitch;
    c.text(name, {x: 12, y: top + LANE.h / 2});
    const own = sounds.filter((sound) => sound.name === name);
    soundsLane(c, {
      time: TIME,
      y: top,
      h: LANE.h,
      sounds: own,
      tails: true,
      kind: reach.includes(id) ? 'sound' : 'output',
    });
  });
}

/** What outlines and gray mean. */
function key(c: Canvas, x: number, look: Record<string, string | number>, name: string): void {
  const y = 37;
  c.add('rect', {x, y: y - 5, width: 20, height: 10, ...look});
  c.text(name, {x: x + 27, y});
}

export default defineDiagram({
  title: 'What Retrig, stop and a choke group end',
  height: 404,
  textSize: 14,
  draw(c) {
    zoneLegend(c, {x: 12, y: 17}, ['center', 'edge', 'rim']);
    cutKey(c, {x: 236, y: 17});
    const outline = {stroke: PALETTE.ignored, 'stroke-width': 1.25, fill: 'none'};
    key(c, 12, outline, 'cut off');
    key(c, 112, {fill: KINDS.output.stroke, 'fill-opacity': SOUNDING.opacity}, 'not affected');
    c.text('You hit', {x: 12, y: 71}, {bold: true});
    hitsLane(c, {time: TIME, y: 52, h: 38});
    way(c, 107, ['Retrig', 'inside one parent'], ['one', 'two'], {
      ...NONE,
      retrig: ['pads'],
    });
    way(c, 209, ['stop', 'the rim ends the other layer'], ['other'], {
      ...NONE,
      stops: [{zone: 'rim', threshold: 0, stops: 'other'}],
    });
    way(c, 311, ['Choke group', 'chord 1 and the other layer'], ['one', 'other'], {
      ...NONE,
      groups: [['one', 'other']],
    });
  },
});
