import { expect, test } from 'vitest';
import { EmbeddedFailure } from '#src/store/embedded/embedded-failure.ts';
import { DatabaseUnfit } from '#src/store/setup/database-unfit.ts';
import { startFailure } from './start-failure.ts';

test('a message written for operators is printed as it is, without a stack trace', () => {
  expect(startFailure(new EmbeddedFailure('One clear sentence.'), false)).toBe('One clear sentence.');
  expect(startFailure(new DatabaseUnfit('Another sentence.'), false)).toBe('Another sentence.');
});

test.each(['ENOSPC', '53100'])('a full disk (%s) is named, even as the cause of another error', (code) => {
  const full = Object.assign(new Error('could not extend file'), { code });
  expect(startFailure(full, false)).toBe('The disk is full; free some space and start again.');
  expect(startFailure(new DatabaseUnfit('It broke.', { cause: full }), false)).toBe(
    'The disk is full; free some space and start again.',
  );
});

test('anything else is one sentence, and its stack trace is shown only by the log level', () => {
  const error = new TypeError('x is not a function');
  expect(startFailure(error, false)).toBe('Forecourt could not start: x is not a function (LOG_LEVEL=debug shows more).');
  expect(startFailure(error, true)).toMatch(/\n\s+at /);
});
