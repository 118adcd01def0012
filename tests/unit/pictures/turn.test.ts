import {expect, it} from 'vitest';
import {grows, turningTransform} from '../../../src/pictures/zoom/turn';

const WIDE = {left: 16, top: 100, width: 358, height: 120};
const TALL = {left: 300, top: 100, width: 576, height: 759};
const PHONE = {width: 390, height: 844};

it('turns a wide picture on an upright phone, in the middle, as large as fits', () => {
  // (844 - 32) / 358 along the screen, (390 - 32) / 120 across it: the smaller one.
  expect(turningTransform(WIDE, PHONE, 16)).toBe(
    'translate3d(0px, 262px, 0) rotate(90deg) scale(2.2681564245810057)',
  );
});

it.each([
  ['a wide picture in a wide window', WIDE, {width: 1440, height: 900}],
  ['a tall picture in a wide window', TALL, {width: 1440, height: 900}],
  ['a tall picture on a phone', {...TALL, left: 16, width: 358, height: 472}, PHONE],
  [
    'a narrow column in a wide window',
    {...TALL, width: 82, height: 256},
    {width: 1024, height: 768},
  ],
  ['a picture that a turn would hardly enlarge', {...WIDE, height: 330}, {width: 390, height: 400}],
])('leaves %s upright', (_name, picture, screen) => {
  expect(turningTransform(picture, screen, 16)).toBeUndefined();
});

it.each([
  ['a picture in a large window', TALL, {width: 1440, height: 900}, true],
  ['one that is higher than a laptop’s', TALL, {width: 1366, height: 650}, false],
  ['one as wide as a phone, which is turned', {...WIDE, width: 374}, PHONE, true],
  ['one as wide as a window of 400 %', {...WIDE, width: 302}, {width: 320, height: 256}, false],
  ['one in a tab that isn’t shown', {...WIDE, width: 0, height: 0}, PHONE, true],
])('knows whether %s grows', (_name, picture, screen, expected) => {
  expect(grows(picture, screen, 12)).toBe(expected);
});
