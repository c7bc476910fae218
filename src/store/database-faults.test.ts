import { expect, test } from 'vitest';
import { isDatabaseAway } from '#src/rules/load/database-away.ts';
import { asAway } from './database-faults.ts';

const coded = (code: string, message = 'It failed.') => Object.assign(new Error(message), { code });

test.each([
  coded('ECONNREFUSED'),
  // A name with several addresses: no words of its own.
  Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
  coded('ECONNRESET'),
  coded('EPIPE'),
  coded('57P01', 'terminating connection due to administrator command'),
  coded('57P02', 'terminating connection because of crash of another server process'),
  coded('57P03', 'the database system is in recovery mode'),
  coded('08006'),
  coded('53100', 'could not extend file: No space left on device'),
  coded('53300', 'too many clients already'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Query read timeout'),
])('I4 the database is away when it says %s', (error) => {
  const away = asAway(error);
  expect(isDatabaseAway(away)).toBe(true);
  expect(away).toMatchObject({ cause: error });
  // A code is what the database says of a statement that it has refused; whether this one was committed is not known.
  expect(away).not.toHaveProperty('code');
});

test.each([
  coded('23505', 'duplicate key'),
  coded('57014', 'canceling statement due to statement timeout'),
  new Error('Broken.'),
  'text',
])('I4 any other failure is passed on as it is: %s', (error) => expect(asAway(error)).toBe(error));
