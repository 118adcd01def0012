import {expect, it, vi} from 'vitest';
import {drag, whenHit} from '../../../src/play/drag';
import {Pointed} from '../../support/pointer';

it('is hit by the main button, and by what presses without a pointer', () => {
  const [element, act] = [new Pointed(), vi.fn()];
  const click = (detail: number) =>
    element.dispatchEvent(Object.assign(new Event('click'), {detail}));
  whenHit(element as never, act);
  element.point('pointerdown', {ctrlKey: true}); // which opens a menu on a Mac
  element.point('pointerdown', {button: 2});
  expect(act).not.toHaveBeenCalled();
  element.point('pointerdown');
  click(1); // of the same press
  click(0);
  expect(act).toHaveBeenCalledTimes(2);
  click(1); // of a screen reader, in Firefox
  element.point('pointerdown');
  element.point('pointercancel');
  click(1);
  expect(act).toHaveBeenCalledTimes(5);
});

function dragged() {
  const element = new Pointed();
  const [grab, move, drop] = [vi.fn(() => true), vi.fn(), vi.fn()];
  drag(element as never, grab, move, drop);
  return {element, grab, move, drop};
}

it('is dragged by the pointer that took it, however many others move, press or lift', () => {
  const {element, grab, move, drop} = dragged();
  element.point('pointerdown');
  element.point('pointerdown', {pointerId: 2});
  element.point('pointermove', {pointerId: 2});
  element.point('pointerup', {pointerId: 2});
  expect([grab, move, drop].map(({mock}) => mock.calls.length)).toEqual([1, 0, 0]);
  element.point('pointermove');
  element.point('pointerup');
  element.point('pointermove');
  expect([grab, move, drop].map(({mock}) => mock.calls.length)).toEqual([1, 1, 1]);
  element.point('pointerdown', {pointerId: 2});
  expect(grab).toHaveBeenCalledTimes(2);
});

it('isn’t held by a press that opens a menu, nor by one whose end never came', () => {
  const {element, grab, move, drop} = dragged();
  element.point('pointerdown', {ctrlKey: true});
  element.point('pointerdown', {button: 2});
  expect(grab).not.toHaveBeenCalled();
  element.point('pointerdown');
  element.point('pointermove', {buttons: 0});
  element.point('pointermove');
  expect(move).not.toHaveBeenCalled();
  expect(drop).toHaveBeenCalledTimes(1);
  element.point('pointerdown');
  element.point('pointerdown'); // the same pointer, again without an end
  expect(grab).toHaveBeenCalledTimes(3);
});
