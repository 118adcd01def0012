import {defineDiagram} from '../kit';
import {head, hoop, rods, sensor} from '../kit/glossyDrum/body';
import {GROUND, paint, paints} from '../kit/glossyDrum/paints';
import {impact, stick} from '../kit/glossyDrum/strokes';

export default defineDiagram({
  title: 'A snare from above, with its zones in color, a sensor on the rim and two sticks',
  holdsInDark: true,
  height: 352,
  draw(c) {
    paints(c);
    c.add('circle', {...GROUND, fill: paint('ground')});
    rods(c);
    hoop(c);
    head(c);
    sensor(c);
    impact(c, {x: 182, y: 185});
    stick(c, {x: 336, y: 326}, {x: 182, y: 185}, 4);
    stick(c, {x: 16, y: 318}, {x: 106, y: 216}, 11);
  },
});
