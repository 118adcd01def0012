import {type Hit, PHRASE} from '../../../src/play/core';
import {
  arrow,
  box,
  defineDiagram,
  hitsLane,
  icon,
  type IconName,
  KINDS,
  PALETTE,
  phraseTime,
  soundsLane,
  spread,
} from '../../kit';

/** The phrase shared out over four drums. Ours. */
const PLAYERS: readonly {gear: IconName; name: string; hits: readonly number[]}[] = [
  {gear: 'drum', name: 'Snare 1', hits: [2, 7]},
  {gear: 'kick', name: 'Kick 1', hits: [0, 4]},
  {gear: 'drum', name: 'Tom 1', hits: [1, 3]},
  {gear: 'drum', name: 'Tom 2', hits: [5, 6]},
];
const MODULES = [
  {name: 'Crack', filter: 'Snare 1', y: 62, hears: [0]},
  {name: 'Chords', filter: 'All Toms', y: 196, hears: [2, 3]},
];
const hitsOf = (player: number): Hit[] =>
  (PLAYERS[player]?.hits ?? []).flatMap((index) => PHRASE[index] ?? []);

const H = 38;
const YS = spread(PLAYERS.length, 62, 230, H);
const MODULE = {x: 378, w: 172, h: 92};

export default defineDiagram({
  title: 'What an input filter lets through, from virtual inputs to modules',
  wide: true,
  height: 306,
  draw(c) {
    for (const [title, note, x] of [
      ['Hardware', 'in every set', 52],
      ['Virtual inputs', 'in this set', 226],
      ['Modules and filters', 'in this set', 464],
    ] as const) {
      c.text(title, {x, y: 20}, {anchor: 'middle', bold: true, size: 14});
      c.text(note, {x, y: 39}, {anchor: 'middle', color: PALETTE.muted});
    }
    const time = phraseTime(196, 140);
    PLAYERS.forEach(({gear, name}, player) => {
      const y = YS[player] ?? 0;
      icon(c, gear, 16, y, 38);
      const pill = box(c, {
        x: 98,
        y: y + 3,
        w: 86,
        h: 32,
        label: name,
        kind: 'input',
        shape: 'pill',
      });
      arrow(c, {x: 62, y: y + H / 2}, pill.left);
      hitsLane(c, {time, y, h: H, hits: hitsOf(player)});
    });
    MODULES.forEach(({name, filter, y, hears}) => {
      const {fill, stroke} = KINDS.sound;
      const {x, w, h} = MODULE;
      c.add('rect', {x, y, width: w, height: h, rx: 9, fill, stroke, 'stroke-width': 1.5});
      c.text(name, {x: x + 12, y: y + 23}, {bold: true});
      box(c, {x: x + 80, y: y + 9, w: 84, h: 28, label: filter, kind: 'input', shape: 'pill'});
      const lane = phraseTime(x + 8, w - 16);
      c.add('rect', {x: lane.x, y: y + 45, width: lane.w, height: 38, rx: 4, fill: PALETTE.white});
      const heard = hears.flatMap(hitsOf);
      soundsLane(c, {
        time: lane,
        y: y + 45,
        h: 38,
        sounds: heard.map((hit) => ({
          id: `${name}.${hit.time}`,
          name,
          gain: hit.strength,
          hit,
          from: hit.time,
          to: hit.time + 0.5,
          cut: false,
        })),
      });
      hears.forEach((player, index) => {
        const from = {x: time.x + time.w + 4, y: (YS[player] ?? 0) + H / 2};
        const inside = hears.length > 1 ? y + h / 2 + (index ? 14 : -14) : from.y;
        arrow(c, from, {x, y: inside}, from.y === inside ? {} : {bend: 'x-y-x'});
      });
    });
  },
});
