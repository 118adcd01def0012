import {arrow, box, defineDiagram, heading} from '../../../kit';

const ROWS = [
  ['Where you strike the drum', 'Drum Pads'],
  ['Which pad of a pad device', 'Grid Pads'],
  ['How you strike', 'Hit Controller'],
  ['Whose turn it is', 'Sequencer'],
  ['How you strike, as notes', 'Note Controller'],
  ['A clock', 'Metro'],
  ['Nothing: keep together', 'Group'],
] as const;

export default defineDiagram({
  title: 'What decides, and the controller for it',
  height: 326,
  draw(c) {
    heading(c, 'What decides', {x: 14, y: 22});
    heading(c, 'Controller', {x: 216, y: 22});
    ROWS.forEach(([what, name], index) => {
      const y = 38 + index * 40;
      const question = box(c, {x: 12, y, w: 174, h: 32, label: '', kind: 'input'});
      c.text(what, {x: 22, y: y + 16});
      const answer = box(c, {x: 214, y, w: 126, h: 32, label: name, kind: 'sound'});
      arrow(c, question.right, answer.left);
    });
  },
});
