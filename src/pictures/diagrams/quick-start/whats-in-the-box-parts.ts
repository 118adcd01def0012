import {
  box,
  defineDiagram,
  frame,
  icon,
  labeledIcon,
  waveform,
  type Canvas,
  type IconName,
  type Kind,
  type Placed,
} from '../kit';

/** A tile with room for a sign at its left and its name at its right, on one or two lines. */
function tile(
  c: Canvas,
  at: {x: number; y: number},
  name: readonly string[],
  kind: Kind,
  sign?: IconName,
): Placed {
  const place = box(c, {...at, w: 147, h: 54, label: '', kind});
  if (sign) icon(c, sign, at.x + 11, at.y + 12, 30);
  name.forEach((text, index) => {
    const y = at.y + 27 + (index - (name.length - 1) / 2) * 15;
    c.text(text, {x: at.x + 50, y}, {bold: true});
  });
  return place;
}

export default defineDiagram({
  title: 'The parts of the system, and what is yours',
  height: 296,
  draw(c) {
    frame(c, {x: 12, y: 12, w: 328, h: 152, label: 'Parts of the system', kind: 'hardware'});
    tile(c, {x: 22, y: 38}, ['Drum sensors'], 'plain', 'sensor');
    tile(c, {x: 183, y: 38}, ['EVANS Portal', 'interface'], 'plain', 'interface');
    tile(c, {x: 22, y: 100}, ['EMAD adapter'], 'plain');
    box(c, {x: 33, y: 113, w: 28, h: 28, label: '', kind: 'hardware', look: 'off'});
    tile(c, {x: 183, y: 100}, ['Sensory', 'Percussion 2'], 'plain');
    waveform(c, {x: 193, y: 113, w: 30, h: 28});
    frame(c, {x: 12, y: 174, w: 328, h: 110, label: 'Your own', kind: 'plain'});
    labeledIcon(c, 'drum', 'Drums', {x: 68, y: 224});
    labeledIcon(c, 'laptop', 'Computer', {x: 160, y: 224});
    icon(c, 'headphones', 231, 208, 32);
    icon(c, 'speaker', 275, 208, 32);
    c.text('Headphones', {x: 269, y: 251}, {anchor: 'middle', bold: true});
    c.text('or speakers', {x: 269, y: 266}, {anchor: 'middle', bold: true});
  },
});
