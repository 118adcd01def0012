import {defineDiagram, partNumber, setManager, unseen, windowFrame} from '../../kit';

export default defineDiagram({
  title: 'What is known of the window in Play View, its parts numbered',
  height: 200,
  textSize: 14,
  draw(c) {
    windowFrame(c, {x: 12, y: 36, w: 328, h: 152});
    const bar = setManager(c, {x: 18, y: 42, w: 316}, ['Set A', 'Set B']);
    [bar.arrows, bar.dots, bar.globalSet].forEach(({center}, index) =>
      partNumber(c, index + 1, {x: center.x, y: 22}),
    );
    unseen(c, {x: 18, y: 86, w: 316, h: 96}, ['Somewhere here:', 'macros, virtual inputs, layers']);
  },
});
