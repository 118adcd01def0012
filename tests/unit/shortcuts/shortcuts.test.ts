import {describe, expect, it} from 'vitest';
import {controlOf, LIST_OPENER, SHORTCUTS} from '../../../src/shortcuts/shortcuts';

const press = (key: string, rest: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({key, ...rest}) as KeyboardEvent;

describe('shortcuts', () => {
  it('match their key, also with Caps Lock, and ? with or without Shift', () => {
    expect(controlOf(press('n'))).toBe('.pagination-nav__link--next');
    expect(controlOf(press('P'))).toBe('.pagination-nav__link--prev');
    expect(controlOf(press('?', {shiftKey: true}))).toBe(LIST_OPENER);
    expect(controlOf(press('?'))).toBe(LIST_OPENER);
  });

  it.each([
    'ctrlKey',
    'metaKey',
    'altKey',
    'shiftKey',
    'repeat',
    'isComposing',
    'defaultPrevented',
  ])('do not match a letter with %s', (state) => {
    expect(controlOf(press('n', {[state]: true}))).toBeUndefined();
  });

  it('match no other keys, and not the search’s', () => {
    expect(['x', '/', 'Enter', 'Escape', ' '].map((key) => controlOf(press(key)))).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('have a key of their own each, in lower case', () => {
    const keys = SHORTCUTS.map(({singleKey}) => singleKey);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(keys.map((key) => key.toLowerCase()));
  });
});
