import { expect, test } from 'vitest';
import { Refusal } from '#platform/refusal.ts';
import { isSafePathPart, MEDIA_TYPES, readFileName } from './index.ts';

test.each([
  ['a.jar', 'application/java-archive'],
  ['A.JAR', 'application/java-archive'],
  ['a.zip', 'application/zip'],
  ['a.litemod', 'application/zip'],
  ['a.mrpack', 'application/x-modrinth-modpack+zip'],
  ['a.jar.asc', 'application/pgp-signature'],
  ['a.gpg', 'application/pgp-signature'],
  ['a.sig', 'application/pgp-signature'],
  ['Ü 木 [1.20].jar', 'application/java-archive'],
])('%s is served as %s', (name, mediaType) => {
  expect(readFileName(name).mediaType).toBe(mediaType);
  expect(MEDIA_TYPES[readFileName(name).extension]).toBe(mediaType);
});

test.each(['a.exe', 'jar', 'a', 'a.jar.exe', 'a.toString', 'a.'])(
  '%s has no ending of ours',
  (name) => {
    expect(() => readFileName(name, 'data.file_parts.0')).toThrow(
      expect.objectContaining({ code: 'invalid_input', field: 'data.file_parts.0' }),
    );
  },
);

test.each([
  '',
  '.',
  '..',
  '../a.jar',
  'a/b.jar',
  'a\\b.jar',
  'C:a.jar',
  'a\0.jar',
  'a\n.jar',
  'con.jar',
  'CON',
  'PRN.zip',
  'aux.tar.zip',
  'nul .jar',
  'COM1.jar',
  'com¹.jar',
  'LPT9.zip',
  'lpt³.zip',
  'CONIN$.jar',
  'conout$.jar',
  `${'a'.repeat(252)}.jar`,
])('%j is no safe name', (name) => {
  expect(isSafePathPart(name)).toBe(false);
  expect(() => readFileName(name)).toThrow(Refusal);
});

test.each(['console.jar', 'com10.jar', 'aux-mod.jar', 'nullable.zip', '..jar', 'com.example.jar'])(
  '%s is a safe name',
  (name) => {
    expect(isSafePathPart(name)).toBe(true);
  },
);
