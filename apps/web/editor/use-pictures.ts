import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatBytes } from '#ui/format/index.ts';
import { useMessages } from '../messages/messages.tsx';
import { applyEdit, replaceQuietly, stateOf } from './apply-edit.ts';
import {
  PICTURE_BYTES,
  type Picture,
  pictureName,
  placeholderOf,
  sendPicture,
} from './pictures.ts';

/** Pictures on their way into a text: a line stands for each until it is there. */
export function usePictures(area: RefObject<HTMLTextAreaElement | null>, place: string) {
  const { t, locale } = useMessages();
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const latest = useRef(pictures);
  const serial = useRef(0);

  function change(next: (before: readonly Picture[]) => readonly Picture[]) {
    latest.current = next(latest.current);
    setPictures(latest.current);
  }
  const drop = (id: number) => change((before) => before.filter((one) => one.id !== id));

  useEffect(
    () => () => {
      for (const { request } of latest.current) request.abort();
    },
    [],
  );

  function add(files: readonly File[]) {
    const wrong: string[] = [];
    for (const file of files) {
      if (!/^image\/(png|jpeg|gif|webp|bmp)$/.test(file.type)) {
        wrong.push(t('editor.notPicture', { name: file.name }));
      } else if (file.size > PICTURE_BYTES) {
        wrong.push(t('editor.tooLarge', { name: file.name, size: shortSize(file.size, locale) }));
      } else {
        start(file);
      }
    }
    setErrors(wrong);
  }

  function start(file: File) {
    const field = area.current;
    if (!field) return;
    serial.current += 1;
    const id = serial.current;
    const name = pictureName(file.name, latest.current);
    const placeholder = placeholderOf(name);
    const request = sendPicture(file, {
      place,
      onProgress: (percent) =>
        change((before) => before.map((one) => (one.id === id ? { ...one, percent } : one))),
      onDone: (url) => {
        drop(id);
        swap(placeholder, `![${name.replace(/\.\w+$/, '')}](${url})`);
      },
      onFail: (reason) => {
        drop(id);
        swap(placeholder, '');
        setErrors((before) => [
          ...before,
          reason ? `${name}: ${reason}` : t('editor.uploadFailed', { name }),
        ]);
      },
    });
    change((before) => [...before, { id, name, percent: 0, placeholder, request }]);
    const { text, from, to } = stateOf(field);
    const lead = from === 0 || text[from - 1] === '\n' ? '' : '\n';
    const insert = `${lead}${placeholder}\n`;
    const caret = from + insert.length;
    applyEdit(field, { from, to, insert, selectFrom: caret, selectTo: caret });
  }

  function swap(placeholder: string, insert: string) {
    const field = area.current;
    const from = field?.value.indexOf(placeholder) ?? -1;
    if (field && from >= 0) replaceQuietly(field, { from, to: from + placeholder.length, insert });
  }

  /** A line that was taken out of the text cancels its picture. */
  function follow(text: string) {
    for (const picture of latest.current) {
      if (text.includes(picture.placeholder)) continue;
      picture.request.abort();
      drop(picture.id);
    }
  }

  return { pictures, errors, add, follow };
}

/** As the look's own text has it: `1.8 MiB`. */
function shortSize(bytes: number, locale: string): string {
  const [number, unit] = formatBytes(bytes, locale).split(' ');
  return `${number.replace(/(\.\d)\d$/, '$1')} ${unit}`;
}
