import {barsOf, METRO_DEFAULTS, metroPattern, TWELFTHS} from '../../../../../src/play/core';
import {defineDiagram, KINDS, line, PALETTE} from '../../../../kit';

const SETTINGS = {...METRO_DEFAULTS, subdivision: '1/4.'} as const;
const BARS = barsOf(SETTINGS);
const BEATS = BARS * SETTINGS.beats;
const [LEFT, LENGTH] = [24, 304];
const xOf = (beat: number): number => LEFT + (beat / BEATS) * LENGTH;

export default defineDiagram({
  title: 'Dotted quarters and bars of four meet again after twelve beats',
  height: 214,
  draw(c) {
    const steps = metroPattern(SETTINGS);
    const end = {...steps[0], position: BEATS * TWELFTHS, rank: 'downbeat', tick: true} as const;
    const all = [...steps, end].map((step) => ({...step, x: xOf(step.position / TWELFTHS)}));
    c.text('Beats', {x: 14, y: 20}, {bold: true});
    c.text('Dotted quarters (1/4.)', {x: 38, y: 124}, {bold: true});
    all
      .filter(({rank}) => rank === 'downbeat')
      .forEach(({x, tick}) => {
        if (tick) {
          line(
            c,
            [
              {x, y: 42},
              {x, y: 164},
            ],
            {color: KINDS.sound.fill, width: 18},
          );
        }
        c.text(
          tick ? 'lands' : 'misses',
          {x, y: 194},
          {
            anchor: 'middle',
            bold: tick,
            color: tick ? PALETTE.ink : PALETTE.muted,
          },
        );
        line(
          c,
          [
            {x, y: 172},
            {x, y: 182},
          ],
          {color: PALETTE.line, width: 1.25},
        );
      });
    line(
      c,
      [
        {x: LEFT, y: 84},
        {x: LEFT + LENGTH, y: 84},
      ],
      {width: 1.25},
    );
    all
      .filter(({rank}) => rank !== 'subdivision')
      .forEach(({x, rank}) => {
        const isDownbeat = rank === 'downbeat';
        line(
          c,
          [
            {x, y: 84},
            {x, y: isDownbeat ? 42 : 64},
          ],
          {
            color: isDownbeat ? PALETTE.ink : PALETTE.line,
            width: isDownbeat ? 4 : 2.5,
          },
        );
      });
    for (let bar = 0; bar < BARS; bar += 1) {
      c.text(
        `bar ${bar + 1}`,
        {x: xOf((bar + 0.5) * SETTINGS.beats), y: 98},
        {
          anchor: 'middle',
          color: PALETTE.muted,
        },
      );
    }
    line(
      c,
      [
        {x: LEFT, y: 164},
        {x: LEFT + LENGTH, y: 164},
      ],
      {width: 1.25},
    );
    all
      .filter(({tick}) => tick)
      .forEach(({x}) =>
        c.add('rect', {x: x - 2, y: 142, width: 4, height: 22, rx: 2, fill: KINDS.sound.stroke}),
      );
  },
});
