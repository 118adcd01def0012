import {describe, expect, it} from 'vitest';
import {demonstration as metro} from '../../../../src/play/demonstrations/metro';
import {tempoRow} from '../../../../src/play/demonstrations/metro/tempo';
import type {Stage} from '../../../../src/play/shell';
import {startWithoutPage} from '../../../support/withoutPage';

/** The tempo's slider and field, as a reader sees them. */
function tempo() {
  type Options = Parameters<Stage['controls']['slider']>[0];
  let slider: Options | undefined;
  let place = 0;
  const field = {value: '', change: (): void => undefined};
  const controls = {
    slider(options: Options) {
      [slider, place] = [options, options.value];
      options.words?.(place);
      return {set: (next: number) => void (place = next)};
    },
    h: (_tag: string, {change}: {change: () => void}) => Object.assign(field, {change}),
    button: () => undefined,
    row: () => undefined,
    whenHit: () => undefined,
  };
  tempoRow(controls as unknown as Stage['controls'], 150, () => undefined);
  return {
    says: () => slider?.words?.(place),
    place: () => place,
    step: (by: number) => slider?.onChange((place += by)),
    type(typed: string) {
      field.value = typed;
      field.change();
    },
  };
}

describe('tempo', () => {
  it('goes up and down by each press of an arrow', () => {
    const {type, place, step} = tempo();
    type('30');
    for (let at = 1; at <= 120; at += 1) {
      step(1);
      expect(place()).toBe(at);
    }
    for (let at = 119; at >= 0; at -= 1) {
      step(-1);
      expect(place()).toBe(at);
    }
  });

  it('is said by its slider as it was typed', () => {
    const {type, says} = tempo();
    type('97.3');
    expect(says()).toBe('97.3 BPM');
  });
});

describe('metro', () => {
  /** What a second of the clock plays, as pads' names by step. */
  const second = ({play}: ReturnType<typeof startWithoutPage>, until = 1.99) =>
    (play.clock?.advance(until) ?? []).map(({outcome}) =>
      outcome.starts.map(({name}) => name).join('+'),
    );
  const started = (seconds = 0) => {
    const demo = startWithoutPage(metro);
    demo.play.clock?.start(seconds);
    return demo;
  };

  it('plays the page’s three pictures: eighths of one bar in each mode', () => {
    const demo = started();
    demo.turn('Output Mode', 'Beat');
    expect(second(demo, 1.59).join(' ')).toBe(
      'high click shaker low click shaker low click shaker low click shaker',
    );
    demo.turn('Output Mode', 'Layers');
    expect(second(demo, 3.19).slice(0, 3)).toEqual([
      'high click+low click+shaker',
      'shaker',
      'low click+shaker',
    ]);
    demo.turn('Output Mode', 'Cycle');
    expect(second(demo, 4.79).slice(0, 4)).toEqual([
      'low click',
      'shaker',
      'high click',
      'low click',
    ]);
  });

  it('tells that Bars rises, and marks beats alone', () => {
    const demo = started();
    demo.turn('Subdivision', '1/4.');
    expect(demo.told).toEqual(['Bars goes to 3.']);
    const marks = demo.play.clock?.advance(6).map(({mark}) => mark);
    expect(marks?.slice(0, 6)).toEqual(['1', '2', '', '3', '4', '1']);
    demo.turn('Beats', 3);
    expect(demo.told).toEqual(['Bars goes to 3.', 'Bars goes to 1.']);
  });

  it('draws a line where a bar begins, and says where the steps meet it again', () => {
    const demo = started();
    const bars = (until: number) =>
      demo.play.clock?.advance(until).flatMap(({bar}) => (bar === undefined ? [] : [bar]));
    expect(bars(3.1)).toEqual(['', '']); // in each
    demo.turn('Subdivision', '1/4.');
    expect(bars(3.2 + 6.3)).toEqual(['meet', '', '', 'meet']);
  });

  it('leaves the place of the beats’ numbers to them', () => {
    expect(started().hit('center').mark).toBe('');
  });

  it('takes another tempo from the next step on, without a gap or a step twice', () => {
    const demo = started();
    const before = demo.play.clock?.advance(1.1).map(({time}) => time);
    demo.turn('Tempo', 120);
    const after = demo.play.clock?.advance(1.3).map(({time}) => time);
    expect(before).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1].map((time) => expect.closeTo(time)));
    expect(after?.slice(0, 3)).toEqual([1.2, 1.21, 1.22].map((time) => expect.closeTo(time)));
  });

  it('never uses an id again, whatever changes', () => {
    const demo = started();
    const ids: string[] = [];
    for (const beats of [4, 3, 5, 4, 16]) {
      demo.turn('Beats', beats);
      const steps = demo.play.clock?.advance(2 * beats) ?? [];
      ids.push(...steps.flatMap(({outcome}) => outcome.starts.map(({id}) => id)));
    }
    expect(ids.length).toBeGreaterThan(30);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a strength of its own for beats, and one for what lies between them', () => {
    const demo = started();
    demo.turn('Pulse velocity', 10);
    demo.turn('Subdivision velocity', 90);
    const strengths = demo.play.clock?.advance(0.79).map(({strength}) => strength);
    expect(strengths).toEqual([1, 0.9, 0.1, 0.9]);
  });
});
