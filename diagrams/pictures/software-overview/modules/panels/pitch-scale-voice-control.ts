import {
  type Hit,
  NO_VOICES,
  playScale,
  SCALE_DEFAULTS,
  VOICE_CONTROLS,
} from '../../../../../src/play/core';
import {
  type Canvas,
  defineDiagram,
  hitGuides,
  hitsLane,
  KINDS,
  line,
  PALETTE,
  phraseTime,
  playPhrase,
  type Time,
  timeX,
} from '../../../../kit';

/** Each harder than the last, so that each plays a higher note. */
const HITS: readonly Hit[] = [0.2, 0.55, 0.9].map((strength, index) => ({
  zone: 'center',
  strength,
  time: index,
}));

const H = 84;
/** Seconds that a slide takes in the picture: the true time is unknown. */
const SLIDE = 0.1;

function voices(
  c: Canvas,
  time: Time,
  y: number,
  voiceControl: (typeof VOICE_CONTROLS)[number],
): void {
  const played = playPhrase(playScale, {...SCALE_DEFAULTS, voiceControl}, NO_VOICES, HITS);
  c.add('rect', {x: time.x, y, width: time.w, height: H, rx: 4, fill: PALETTE.ground});
  const levelOf = (pitch: number): number => y + H - 14 - ((pitch - 62) / 9) * (H - 42);
  // One ruled line for each new note, so that equal pitches are seen.
  played.forEach(({result}) =>
    result.outcome.starts.forEach(({pitch}) => {
      if (!pitch) return;
      c.add('path', {
        d: `M${time.x} ${levelOf(pitch).toFixed(1)}h${time.w}`,
        stroke: PALETTE.faint,
        'stroke-width': 1,
        fill: 'none',
      });
    }),
  );
  const sounding: {id: string; pitch: number}[] = [];
  played.forEach(({hit, result}, index) => {
    const from = timeX(time, hit.time);
    const next = played[index + 1];
    const to = next ? timeX(time, next.hit.time) : time.x + time.w - 8;
    result.slides.forEach(({id, pitch}) => {
      const slid = sounding.find((one) => one.id === id);
      if (!slid || slid.pitch === pitch) return;
      line(
        c,
        [
          {x: from, y: levelOf(slid.pitch)},
          {x: timeX(time, hit.time + SLIDE), y: levelOf(pitch)},
        ],
        {color: KINDS.sound.stroke, width: 3.5 + 2 * (index - 1)},
      );
      slid.pitch = pitch;
    });
    const [started] = result.outcome.starts;
    if (started?.pitch) sounding.push({id: started.id, pitch: started.pitch});
    const pitches = [...new Set(sounding.map(({pitch}) => pitch))];
    pitches.forEach((pitch) => {
      const count = sounding.filter((one) => one.pitch === pitch).length;
      const level = levelOf(pitch);
      const isNew = pitch === started?.pitch;
      line(
        c,
        [
          {x: from + (isNew ? 0 : 1), y: level},
          {x: to, y: level},
        ],
        {color: KINDS.sound.stroke, width: 3.5 + 2 * (count - 1)},
      );
      if (count > 1 || (voiceControl === 'All' && index === 0)) {
        c.text(
          count > 1 ? `${count} sounds` : '1 sound',
          {x: (from + to) / 2 + 8, y: level - 15},
          {
            anchor: 'middle',
          },
        );
      }
    });
    if (started?.pitch) {
      c.add('circle', {cx: from, cy: levelOf(started.pitch), r: 6, fill: KINDS.sound.stroke});
    }
  });
}

export default defineDiagram({
  title: 'What voice cntrl does to sounds that still ring',
  height: 340,
  draw(c) {
    const time = phraseTime(36, 304, 3);
    for (const [from, to] of [
      [80, 94],
      [116, 202],
      [242, 328],
    ] as const) {
      hitGuides(c, time, from, to, HITS);
    }
    hitsLane(c, {time, y: 30, h: 48, label: 'You hit, harder each time', hits: HITS, plain: true});
    VOICE_CONTROLS.forEach((control, index) => {
      const y = 118 + index * 124;
      c.text(
        control === 'Next' ? 'Next: what rings keeps its pitch' : 'All: what rings slides along',
        {x: time.x, y: y - 13},
        {bold: true},
      );
      voices(c, time, y, control);
      c.text(
        'pitch',
        {x: 24, y: y + H / 2},
        {anchor: 'middle', turned: true, color: PALETTE.muted},
      );
    });
  },
});
