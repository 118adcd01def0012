import {
  type Hit,
  NO_VOICES,
  playScale,
  SCALE_DEFAULTS,
  VOICE_CONTROLS,
} from '../../../../../play/core';
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
  type Point,
  type Time,
  timeX,
} from '../../../kit';

/** Each harder than the last, so that each plays a higher note. */
const HITS: readonly Hit[] = [0.2, 0.55, 0.9].map((strength, index) => ({
  zone: 'center',
  strength,
  time: index,
}));

const H = 74;
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
  const levelOf = (pitch: number, voice: number): number =>
    y + H - 12 - ((pitch - 62) / 9) * (H - 30) + voice * 6 - 4;
  played.forEach(({hit, result}, voice) => {
    const [started] = result.outcome.starts;
    if (!started?.pitch) return;
    const points: Point[] = [{x: timeX(time, hit.time), y: levelOf(started.pitch, voice)}];
    played.slice(voice + 1).forEach((later) => {
      const slide = later.result.slides.find(({id}) => id === started.id);
      if (!slide) return;
      points.push({x: timeX(time, later.hit.time), y: points.at(-1)?.y ?? 0});
      points.push({x: timeX(time, later.hit.time + SLIDE), y: levelOf(slide.pitch, voice)});
    });
    points.push({x: time.x + time.w - 8, y: points.at(-1)?.y ?? 0});
    line(c, points, {color: KINDS.sound.stroke, width: 3.5});
    c.add('circle', {...{cx: points[0]?.x, cy: points[0]?.y}, r: 5.5, fill: KINDS.sound.stroke});
  });
}

export default defineDiagram({
  title: 'What voice cntrl does to sounds that still ring',
  height: 314,
  draw(c) {
    const time = phraseTime(36, 304, 3);
    for (const [from, to] of [
      [76, 96],
      [116, 206],
      [226, 304],
    ] as const) {
      hitGuides(c, time, from, to, HITS);
    }
    hitsLane(c, {time, y: 30, h: 48, label: 'You hit, harder each time', hits: HITS});
    VOICE_CONTROLS.forEach((control, index) => {
      const y = 118 + index * 110;
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
