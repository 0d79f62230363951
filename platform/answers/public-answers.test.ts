import { expect, test } from 'vitest';
import { jsonAnswer } from './json-answer.ts';
import { PublicAnswers } from './public-answers.ts';

const answer = (text = '{}') => jsonAnswer(text);

test('an answer is kept until something it tells of changes', () => {
  const answers = new PublicAnswers(1_000_000);
  answers.put('/a', answer(), ['project:1', 'tags'], answers.begin());
  answers.put('/b', answer(), ['project:2'], answers.begin());
  answers.drop('project:1');
  expect(answers.get('/a')).toBeUndefined();
  expect(answers.get('/b')).toBeDefined();
  answers.clear();
  expect(answers.get('/b')).toBeUndefined();
  expect(answers.bytes).toBe(0);
});

test('what changed while an answer was computed keeps it out', () => {
  const answers = new PublicAnswers(1_000_000);
  const begun = answers.begin();
  answers.drop('project:1');
  answers.put('/a', answer(), ['project:1'], begun);
  expect(answers.get('/a')).toBeUndefined();
  answers.put('/b', answer(), ['project:2'], begun);
  expect(answers.get('/b')).toBeDefined();

  const again = answers.begin();
  answers.clear();
  answers.put('/c', answer(), ['project:3'], again);
  expect(answers.get('/c')).toBeUndefined();
});

test('one that has an end is made anew after it', () => {
  const answers = new PublicAnswers(1_000_000);
  answers.put('/old', { ...answer(), until: Date.now() - 1 }, [], answers.begin());
  answers.put('/new', { ...answer(), until: Date.now() + 60_000 }, [], answers.begin());
  expect(answers.get('/old')).toBeUndefined();
  expect(answers.get('/new')).toBeDefined();
});

test('memory is bounded by bodies, and by addresses where bodies are small', () => {
  const limit = 1_000_000;
  for (const [key, body] of [
    ['/short', 'x'.repeat(10_000)],
    ['/long'.padEnd(15_000, 'y'), '[]'],
  ]) {
    const answers = new PublicAnswers(limit);
    for (let i = 0; i < 1000; i++) answers.put(`${key}${i}`, answer(body), [], answers.begin());
    const kept = Array.from({ length: 1000 }, (_, i) => answers.get(`${key}${i}`)).filter(Boolean);
    expect(answers.bytes).toBeLessThanOrEqual(limit);
    expect(kept.length * Math.max(key.length, body.length)).toBeLessThanOrEqual(limit);
    expect(kept.length).toBeGreaterThan(10);
  }
});

test('the least recently asked for goes first', () => {
  const answers = new PublicAnswers(220_000);
  const body = 'x'.repeat(10_000);
  for (let i = 0; i < 10; i++) answers.put(`/${i}`, answer(body), [], answers.begin());
  answers.get('/0');
  answers.put('/new', answer(body), [], answers.begin());
  expect(answers.get('/0')).toBeDefined();
  expect(answers.get('/1')).toBeUndefined();
});

test('an address longer than the engine can tell apart is not kept', () => {
  const answers = new PublicAnswers(1_000_000);
  answers.put('/'.padEnd(20_000, 'y'), answer(), [], answers.begin());
  expect(answers.bytes).toBe(0);
});

test('an answer as large as an eighth of the memory is not kept', () => {
  const answers = new PublicAnswers(100_000);
  answers.put('/huge', answer('x'.repeat(20_000)), [], answers.begin());
  expect(answers.get('/huge')).toBeUndefined();
});
