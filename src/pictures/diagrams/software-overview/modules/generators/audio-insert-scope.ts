import {defineDiagram, track} from '../../../kit';

const PLACE = {x: 16, w: 320, h: 36};

export default defineDiagram({
  title: 'How long an Audio Insert is there: in one set, and in the global set',
  height: 212,
  draw(c) {
    track(c, {
      ...PLACE,
      y: 32,
      label: 'The set that is open',
      bars: [
        {from: 0.005, to: 0.33, kind: 'plain', label: 'Set A'},
        {from: 0.34, to: 0.66, kind: 'plain', label: 'Set B'},
        {from: 0.67, to: 0.995, kind: 'plain', label: 'Set C'},
      ],
    });
    track(c, {
      ...PLACE,
      y: 96,
      label: 'Audio Insert in set A',
      bars: [{from: 0.005, to: 0.33, label: 'guitar'}],
    });
    track(c, {
      ...PLACE,
      y: 160,
      label: 'Audio Insert in the global set',
      bars: [{from: 0.005, to: 0.995, label: 'voice'}],
    });
  },
});
