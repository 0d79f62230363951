import { expect, test } from 'vitest';
import { createAppError, toAppError } from './app-error.ts';

test('S3.217 S3.218 an error of which nothing is known is number 1000, "Unknown error"', () => {
  expect(createAppError({})).toEqual({ statusCode: 1000, message: 'Unknown error' });
  expect(toAppError({})).toEqual({ statusCode: 1000, message: 'Unknown error' });
  expect(toAppError(null)).toEqual({ statusCode: 1000, message: 'Unknown error' });
});

test('S4.054 an error keeps its status and message', () => {
  expect(toAppError(Object.assign(new Error('No power'), { statusCode: 503 }))).toEqual({
    statusCode: 503,
    message: 'No power',
  });
});

test('the message of an answered failure is the one in its data', () => {
  expect(toAppError({ status: 404, statusText: '', data: { message: 'Gone' } })).toEqual({
    statusCode: 404,
    message: 'Gone',
  });
  expect(toAppError('nothing works')).toEqual({ statusCode: 1000, message: 'nothing works' });
});
