import {
  type Hit,
  PHRASE,
  placeOf,
  playRanges,
  RANGE_START,
  type RangeSettings,
  SHORT,
} from '../../../../../play/core';
import {
  type Canvas,
  defineDiagram,
  hitGuides,
  hitsLane,
  PALETTE,
  phraseTime,
  playPhrase,
  soundsLane,
  soundsOf,
  textWidth,
  zoneLegend,
} from '../../../kit';

const TIME = phraseTime(62, 280);

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
    const top = y + index * 26;
    c.text(name, {x: TIME.x - 9 - textWidth(name, 12, true), y: top + 11}, {bold: true});
    soundsLane(c, {time: TIME, y: top, h: 22, sounds: heard.filter((one) => one.name === name)});
  });
}

export default defineDiagram({
  title: 'Velocity shared by three sounds, timbre by two',
  height: 346,
  draw(c) {
    const velocity = split(['brush', 'stick', 'clap'], 'velocity');
    const lane = {y: 36, h: 56};
    hitGuides(c, TIME, 92, 176);
    c.text('Mode: velocity', {x: 12, y: 20}, {bold: true, size: 13});
    zoneLegend(c, {x: 342, y: 20});
    hitsLane(c, {time: TIME, ...lane});
    // Where one range ends and the next begins.
    for (let range = 1; range < velocity.count; range += 1) {
      const y = lane.y + lane.h - 4 - (range / velocity.count) * (lane.h - 14);
      c.add('line', {
        x1: TIME.x,
        x2: TIME.x + TIME.w,
        y1: y,
        y2: y,
        stroke: PALETTE.muted,
        'stroke-width': 1,
      });
    }
    c.text('hard', {x: TIME.x - 9, y: 46}, {anchor: 'end', color: PALETTE.muted});
    c.text('soft', {x: TIME.x - 9, y: 84}, {anchor: 'end', color: PALETTE.muted});
    sounds(c, 100, velocity, PHRASE);

    const head = PHRASE.filter((hit) => placeOf(hit) !== null);
    hitGuides(c, TIME, 270, 330, head);
    c.text('Mode: timbre', {x: 12, y: 204}, {bold: true, size: 13});
    hitsLane(c, {time: TIME, y: 222, h: 52, hits: head});
    zoneLegend(c, {x: 342, y: 204}, ['center', 'edge']);
    sounds(c, 282, split(['dark', 'bright'], 'timbre'), head);
  },
});
