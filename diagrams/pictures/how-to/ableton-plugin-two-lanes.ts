import {NO_VOICES, PHRASE, playThresholds, THRESHOLD_DEFAULTS} from '../../../src/play/core';
import {
  arrow,
  box,
  defineDiagram,
  frame,
  levelLane,
  PALETTE,
  phraseTime,
  pianoRoll,
  playPhrase,
  soundsLane,
  soundsOf,
} from '../../kit';

/** A note for each zone: pads of a Drum Rack, from its first one up. */
const NOTES = {center: 36, edge: 37, rim: 38} as const;

const ROW = [52, 128, 204] as const;
const H = 56;

export default defineDiagram({
  title: 'MIDI and sound from a set to Ableton Live',
  wide: true,
  height: 284,
  draw(c) {
    const time = phraseTime(180, 196);
    frame(c, {x: 14, y: 14, w: 140, h: 258, label: 'Your set', kind: 'sound'});
    frame(c, {x: 402, y: 14, w: 144, h: 258, label: 'Ableton Live', kind: 'hardware'});
    c.text('What travels', {x: 278, y: 27}, {anchor: 'middle', color: PALETTE.muted});
    const from = (['MIDI Notes', 'Midi CCs generator', 'Submix'] as const).map((label, index) =>
      box(c, {
        x: 26,
        y: ROW[index] ?? 0,
        w: 116,
        h: H,
        label,
        kind: label === 'Submix' ? 'output' : 'sound',
      }),
    );
    const to = [
      ['MIDI track', 'plays'],
      ['Mapped knob', 'turns'],
      ['Audio track', 'records'],
    ].map(([label = '', note], index) =>
      box(c, {x: 414, y: ROW[index] ?? 0, w: 120, h: H, label, note, kind: 'hardware'}),
    );
    from.forEach((box, index) => {
      const control = index === 1;
      const y = box.right.y;
      arrow(c, box.right, {x: time.x, y}, {control});
      arrow(c, {x: time.x + time.w, y}, {x: to[index]?.x ?? 0, y}, {control});
    });
    pianoRoll(c, {
      time,
      y: ROW[0],
      h: H,
      notes: PHRASE.map(({zone, time: at}) => ({
        from: at,
        to: at + 0.2,
        pitch: NOTES[zone as keyof typeof NOTES],
      })),
      rows: Object.values(NOTES).map((pitch) => ({pitch})),
    });
    levelLane(c, {
      time,
      y: ROW[1],
      h: H,
      points: PHRASE.map(({time: at, strength}) => ({at, value: strength})),
    });
    const sounds = soundsOf(
      playPhrase(
        playThresholds,
        {...THRESHOLD_DEFAULTS, modules: THRESHOLD_DEFAULTS.modules.slice(0, 1)},
        NO_VOICES,
      ),
    );
    soundsLane(c, {time, y: ROW[2], h: H, sounds});
  },
});
