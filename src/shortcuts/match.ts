import {SHORTCUTS, type ShortcutAction} from './shortcuts';

/** What is asked of a key press; KeyboardEvent has it all. */
export type KeyPress = Pick<
  KeyboardEvent,
  | 'key'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'repeat'
  | 'isComposing'
  | 'defaultPrevented'
>;

/**
 * @param press a key press outside of text fields and dialogs
 * @returns what the reader asked for, or undefined: held keys, keys with Ctrl, Alt or ⌘, and letters
 *   with Shift ask for nothing. Signs may need Shift, as ? does on most keyboards.
 */
export function actionOf(press: KeyPress): ShortcutAction | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (press.repeat || press.isComposing || press.defaultPrevented) return undefined;
  const key = press.key.toLowerCase();
  const isLetter = key !== press.key.toUpperCase();
  if (isLetter && press.shiftKey) return undefined;
  return SHORTCUTS.find(({singleKey}) => singleKey === key)?.action;
}
