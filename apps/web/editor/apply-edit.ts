import type { TextEdit, TextState } from './commands.ts';

export function stateOf(area: HTMLTextAreaElement): TextState {
  return { text: area.value, from: area.selectionStart, to: area.selectionEnd };
}

/**
 * Makes an edit as if it had been typed, so that the browser's own undo takes it back. Without the
 * focus, or where the browser cannot, the text is replaced directly.
 */
export function applyEdit(area: HTMLTextAreaElement, edit: TextEdit): void {
  area.focus({ preventScroll: true });
  area.setSelectionRange(edit.from, edit.to);
  const command = edit.insert === '' ? 'delete' : 'insertText';
  const nothing = edit.insert === '' && edit.from === edit.to;
  if (!nothing && !document.execCommand(command, false, edit.insert)) replace(area, edit);
  area.setSelectionRange(edit.selectFrom, edit.selectTo);
}

/** Replaces a stretch while the focus and the selection stay where they are. */
export function replaceQuietly(
  area: HTMLTextAreaElement,
  edit: Pick<TextEdit, 'from' | 'to' | 'insert'>,
): void {
  const { selectionStart, selectionEnd } = area;
  const shift = edit.insert.length - (edit.to - edit.from);
  const moved = (at: number) => {
    if (at <= edit.from) return at;
    return at >= edit.to ? at + shift : edit.from + edit.insert.length;
  };
  if (document.activeElement === area) {
    applyEdit(area, { ...edit, selectFrom: moved(selectionStart), selectTo: moved(selectionEnd) });
  } else {
    replace(area, edit);
  }
}

function replace(area: HTMLTextAreaElement, edit: Pick<TextEdit, 'from' | 'to' | 'insert'>): void {
  area.setRangeText(edit.insert, edit.from, edit.to, 'preserve');
  area.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }),
  );
}
