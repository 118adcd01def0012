import {type Hit, PHRASE} from '../../../../../play/core';
import {defineDiagram, frame, hitsLane, PALETTE, phraseTime, soundsLane, timeX} from '../../../kit';

const DRUMS = ['Snare 1', 'Tom 1', 'Tom 2'] as const;
type Drum = (typeof DRUMS)[number];

/** The times and strengths of the phrase, played on three drums. */
const ORDER: readonly Drum[] = [
  'Tom 1',
  'Snare 1',
  'Tom 1',
  'Tom 2',
  'Snare 1',
  'Tom 1',
  'Snare 1',
  'Tom 2',
];
const HITS = PHRASE.map((hit, index) => ({
  drum: ORDER[index] ?? 'Tom 1',
  hit: {...hit, zone: 'center'} satisfies Hit,
}));
const TOMS: readonly Drum[] = ['Tom 1', 'Tom 2'];
const SAMPLERS: readonly {name: string; filter: string; hears: readonly Drum[]}[] = [
  {name: 'low tom', filter: 'filter: Tom 1', hears: ['Tom 1']},
  {name: 'distorted tom', filter: 'no filter', hears: DRUMS},
  {name: 'high tom', filter: 'filter: Tom 2', hears: ['Tom 2']},
];

export default defineDiagram({
  title: 'A group for all toms: a sound of its own for each, and one that both share',
  wide: true,
  height: 324,
  draw(c) {
    const time = phraseTime(176, 360);
    HITS.forEach(({drum, hit}) => {
      const x = timeX(time, hit.time);
      const inGroup = TOMS.includes(drum);
      c.add('path', {
        d: `M${x.toFixed(1)} 40V${inGroup ? 306 : 133}`,
        stroke: PALETTE.faint,
        'stroke-width': 1,
        fill: 'none',
      });
    });
    DRUMS.forEach((drum, index) => {
      const y = 14 + index * 38;
      c.text(drum, {x: 24, y: y + 16}, {bold: true});
      hitsLane(c, {
        time,
        y,
        h: 32,
        hits: HITS.filter((one) => one.drum === drum).map(({hit}) => hit),
        isFaint: () => !TOMS.includes(drum),
      });
    });
    frame(c, {x: 12, y: 136, w: 536, h: 176, label: 'Group, filter: All Toms', kind: 'sound'});
    SAMPLERS.forEach(({name, filter, hears}, index) => {
      const y = 166 + index * 46;
      c.text(name, {x: 24, y: y + 11}, {bold: true});
      c.text(filter, {x: 24, y: y + 27}, {color: PALETTE.muted});
      const heard = HITS.filter(({drum}) => TOMS.includes(drum) && hears.includes(drum));
      soundsLane(c, {
        time,
        y,
        h: 38,
        sounds: heard.map(({hit}) => ({
          id: `${name}.${hit.time}`,
          name,
          gain: hit.strength,
          hit,
          from: hit.time,
          to: hit.time + 0.45,
          length: 0.45,
          cut: false,
        })),
      });
    });
  },
});
