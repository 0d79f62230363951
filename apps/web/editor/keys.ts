import {
  continueList,
  endList,
  type Format,
  indentList,
  insertLink,
  type TextEdit,
  type TextState,
  toggleFormat,
} from './commands.ts';

/** The part of a key event that decides. */
interface Key {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

const FORMATS: Record<string, Format> = {
  KeyB: 'bold',
  KeyI: 'italic',
  KeyE: 'code',
};
const SHIFTED: Record<string, Format> = { KeyX: 'strike', Period: 'quote' };

/** What a key does to the text; null where the browser does what it always does. */
export function keyEdit(event: Key, state: TextState, escaped: boolean): TextEdit | null {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (code === 'KeyK' && !shiftKey) return insertLink(state);
    const format = (shiftKey ? SHIFTED : FORMATS)[code];
    return format ? toggleFormat(state, format) : null;
  }
  if (key === 'Enter' && !shiftKey) return continueList(state);
  if (key === 'Backspace') return endList(state);
  if (key === 'Tab' && !escaped) return indentList(state, shiftKey);
  return null;
}
