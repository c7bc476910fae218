import { expect, test } from 'vitest';
import { safeError } from './safe-error.ts';

/** An error as the database's driver throws it. */
const fromDatabase = Object.assign(new Error('invalid input syntax for type integer: "jo@example.com"'), {
  code: '22P02',
  table: 'lead',
  constraint: 'lead_email_key',
  detail: 'Key (email)=(jo@example.com) already exists.',
  where: "unnamed portal parameter $1 = 'Jo Citizen'",
  parameters: ['Jo Citizen', '0412 345 678'],
});

test.each<[string, unknown]>([
  ['a database error', fromDatabase],
  ['an error with such a cause', new Error('The lead was not written.', { cause: fromDatabase })],
  ['JSON that cannot be read', trial(() => JSON.parse('Jo Citizen jo@example.com'))],
  ['an address that is none', trial(() => new URL('nonsense?email=jo@example.com'))],
  ['a message with a telephone number', new Error('0412 345 678 cannot be called')],
  ['a cut quotation', new Error('Unexpected token J in "Jo Citizen')],
  ['a text', 'jo@example.com'],
  ['an object', { email: 'jo@example.com', name: 'Jo Citizen' }],
])('J4 nothing that a visitor typed is logged from %s', (_, error) =>
  expect(JSON.stringify(safeError(error))).not.toMatch(/jo@|example\.com|citizen|345/i),
);

test('J4 the code, table, constraint and stack of a database error are logged', () => {
  const { stack, ...facts } = safeError(fromDatabase);
  expect(facts).toMatchObject({ type: 'Error', code: '22P02', table: 'lead', constraint: 'lead_email_key' });
  expect(stack).toContain('safe-error.test.ts');
});

function trial(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
