import {
  type Hit,
  PHRASE,
  placeOf,
  playRanges,
  RANGE_START,
  type RangeSettings,
  SHORT,
} from '../../../../../src/play/core';
import {
  type Canvas,
  defineDiagram,
  hitGuides,
  hitsLane,
  phraseTime,
  playPhrase,
  soundsLane,
  soundsOf,
  stemFoot,
  stemHead,
  zoneLegend,
} from '../../../../kit';

const TIME = phraseTime(62, 280);

/** The times of the phrase, each hit well inside its share. Ours. */
const LEVELS = [0.5, 0.16, 0.2, 0.86, 0.16, 0.5, 0.2, 0.86];
const HITS: readonly Hit[] = PHRASE.map((hit, index) => ({
  ...hit,
  strength: LEVELS[index] ?? hit.strength,
}));
const BANDS = ['#cfe9e4', '#dff1ed', '#eef8f6'];

function split(names: readonly string[], mode: RangeSettings['mode']): RangeSettings {
  return {
    mode,
    count: names.length,
    modules: names.map((name, index) => ({id: name, name, ranges: [index], length: SHORT})),
  };
}

/** A lane for each sound, the highest range on top. */
function sounds(c: Canvas, y: number, settings: RangeSettings, hits: readonly Hit[]): void {
  const heard = soundsOf(playPhrase(playRanges, settings, RANGE_START, hits));
  [...settings.modules].reverse().forEach(({name}, index) => {
    const top = y + index * 32;
    c.text(name, {x: TIME.x - 9, y: top + 14}, {anchor: 'end', bold: true});
    soundsLane(c, {time: TIME, y: top, h: 28, sounds: heard.filter((one) => one.name === name)});
  });
}

export default defineDiagram({
  title: 'Velocity shared by three sounds, timbre by two',
  height: 420,
  draw(c) {
    const velocity = split(['brush', 'stick', 'clap'], 'velocity');
    const lane = {y: 34, h: 104};
    hitGuides(c, TIME, 136, 244);
    c.text('Mode: velocity', {x: 12, y: 20}, {bold: true, size: 13});
    // One band for each range, in the order of the lanes below.
    const share = (stemFoot(lane) - stemHead(lane, 1)) / velocity.count;
    velocity.modules.forEach(({name}, range) => {
      const bottom = stemFoot(lane) - range * share;
      c.add('rect', {
        x: TIME.x,
        y: bottom - share,
        width: TIME.w,
        height: share - 1.5,
        fill: BANDS[range],
      });
      c.text(name, {x: TIME.x - 9, y: bottom - share / 2}, {anchor: 'end', bold: true});
    });
    hitsLane(c, {time: TIME, ...lane, hits: HITS, plain: true, noGround: true});
    sounds(c, 150, velocity, HITS);

    const head = PHRASE.filter((hit) => placeOf(hit) !== null);
    hitGuides(c, TIME, 340, 410, head);
    c.text('Mode: timbre', {x: 12, y: 270}, {bold: true, size: 13});
    hitsLane(c, {time: TIME, y: 290, h: 52, hits: head});
    zoneLegend(c, {x: 122, y: 270}, ['center', 'edge']);
    sounds(c, 350, split(['dark', 'bright'], 'timbre'), head);
  },
});
