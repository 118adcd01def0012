import {describe, expect, it} from 'vitest';
import {demonstration as scale} from '../../../../src/play/demonstrations/scale';
import {startWithoutPage} from '../../../support/withoutPage';

describe('scale', () => {
  it('climbs Hungarian Minor by its pattern, with the notes’ names', () => {
    const demo = startWithoutPage(scale);
    const marks = (scale.pattern ?? []).map((hit) => demo.play.hit(hit).mark);
    expect(marks.join(' ')).toBe('C D Eb F# G Ab B C');
  });

  it('has no name below a hit that plays no note', () => {
    const demo = startWithoutPage(scale);
    for (const key of ['C', 'D', 'Eb', 'F#', 'G', 'Ab', 'B', 'C, high']) demo.turn(key);
    expect(demo.hit('center')).toMatchObject({mark: '', outcome: {starts: []}});
  });

  it('slides what rings under All, and nothing under Next', () => {
    const demo = startWithoutPage(scale);
    demo.hit('center', 0.1);
    expect(demo.hit('center', 0.5).slides).toEqual([]);
    demo.turn('voice cntrl', 'All');
    expect(demo.hit('edge', 0.99).slides).toEqual([
      {id: 'note.0', pitch: 72},
      {id: 'note.1', pitch: 72},
    ]);
  });

  it('lifts soft notes, but keeps hard ones louder', () => {
    const demo = startWithoutPage(scale);
    const [soft, hard] = [0.1, 1].map((strength) => demo.hit('center', strength));
    expect(soft?.outcome.starts[0]?.gain).toBeGreaterThan(0.4);
    expect(hard?.outcome.starts[0]?.gain).toBe(1);
  });

  it('is a Note Controller on its page, without what is Pitch & Scale’s', () => {
    const demo = startWithoutPage(scale, false, 'note-controller');
    expect(() => demo.turn('voice cntrl', 'All')).toThrow();
    expect(() => demo.turn('Hungarian Minor')).toThrow();
    const marks = [0.1, 0.3, 0.5, 0.7, 0.9].map((strength) => demo.hit('center', strength).mark);
    expect(marks.join(' ')).toBe('C D E G A');
  });
});
