import {describe, expect, it} from 'vitest';
import {isPress, isShortcut, type KeyPress} from '../../../src/lib/keys';

const SEARCH = ['Ctrl+K', '⌘+K'];
const altGr = {getModifierState: (name: string) => name === 'AltGraph'};

describe('a shortcut', () => {
  it.each<[string, KeyPress, readonly string[]]>([
    ['Ctrl+K', {key: 'k', ctrlKey: true}, SEARCH],
    ['⌘K', {key: 'k', metaKey: true}, SEARCH],
    ['Ctrl+K with Caps Lock', {key: 'K', ctrlKey: true}, SEARCH],
    ['Ctrl+K on a Cyrillic keyboard', {key: 'л', code: 'KeyK', ctrlKey: true}, SEARCH],
    ['the same on a Greek one', {key: 'κ', code: 'KeyK', ctrlKey: true}, SEARCH],
    ['a letter on a Thai keyboard, which has a mark there', {key: 'ื', code: 'KeyN'}, ['n']],
    ['a letter', {key: 'n'}, ['n']],
    ['a letter where another key has it', {key: 'n', code: 'KeyL'}, ['n']],
    ['a letter with Caps Lock', {key: 'N'}, ['n']],
    ['a sign', {key: '/'}, ['/']],
    ['a sign that needs Shift', {key: '/', shiftKey: true}, ['/']],
    ['a named key', {key: 'Escape'}, ['Escape']],
    ['Space', {key: ' '}, [' ']],
    ['a letter with Shift, where that is asked for', {key: 'R', shiftKey: true}, ['r', 'Shift+r']],
  ])('is %s', (_name, press, wanted) => {
    expect(isShortcut(press, ...wanted)).toBe(true);
  });

  it.each<[string, KeyPress, readonly string[]]>([
    ['Ctrl+Shift+K, Firefox’ console', {key: 'K', ctrlKey: true, shiftKey: true}, SEARCH],
    ['⌘⇧K', {key: 'k', metaKey: true, shiftKey: true}, SEARCH],
    ['⌘⌥K, the console on a Mac', {key: '˚', metaKey: true, altKey: true}, SEARCH],
    ['AltGr+K on Windows', {key: 'k', ctrlKey: true, altKey: true}, SEARCH],
    ['AltGr+K as Linux tells it', {key: 'k', ctrlKey: true, ...altGr}, SEARCH],
    ['Ctrl and ⌘ at once', {key: 'k', ctrlKey: true, metaKey: true}, SEARCH],
    ['K alone', {key: 'k'}, SEARCH],
    ['a Latin letter on the key of another', {key: 'ķ', code: 'KeyK', ctrlKey: true}, SEARCH],
    ['a sign by AltGr', {key: '/', ...altGr}, ['/']],
    ['a letter with Shift', {key: 'N', shiftKey: true}, ['n']],
    ['Space with Shift', {key: ' ', shiftKey: true}, [' ']],
    ['Enter with Ctrl', {key: 'Enter', ctrlKey: true}, ['Enter']],
    ['a key that an input method takes', {key: 'Enter', isComposing: true}, ['Enter']],
    ['the same in Safari', {key: 'Enter', keyCode: 229}, ['Enter']],
    ['a held key', {key: 'n', repeat: true}, ['n']],
    ['what a browser sends as it fills in a form', {}, ['n', '']],
  ])('is not %s', (_name, press, wanted) => {
    expect(isShortcut(press, ...wanted)).toBe(false);
  });

  it('may be held for what goes on as long', () => {
    expect(isPress({key: 'ArrowUp', repeat: true}, 'ArrowUp')).toBe(true);
  });
});
