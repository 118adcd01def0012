import {box, defineDiagram, frame} from './kit';

export default defineDiagram({
  title: 'What contains what',
  height: 250,
  draw(c) {
    frame(c, {x: 12, y: 12, w: 328, h: 226, label: 'Session: all open sets', kind: 'plain'});
    frame(c, {x: 24, y: 38, w: 304, h: 188, label: 'Set', kind: 'input'});
    frame(c, {x: 36, y: 64, w: 280, h: 150, label: 'Layer', kind: 'sound'});
    frame(c, {x: 48, y: 92, w: 256, h: 110, label: 'Controller', kind: 'sound'});
    box(c, {x: 64, y: 124, w: 100, h: 36, label: 'Generator', kind: 'sound'});
    box(c, {x: 188, y: 124, w: 100, h: 36, label: 'Generator', kind: 'sound'});
    box(c, {x: 236, y: 68, w: 66, h: 19, label: 'Effect', kind: 'effect', shape: 'pill'});
    box(c, {x: 224, y: 97, w: 66, h: 19, label: 'Effect', kind: 'effect', shape: 'pill'});
    box(c, {x: 81, y: 170, w: 66, h: 20, label: 'Effect', kind: 'effect', shape: 'pill'});
  },
});
