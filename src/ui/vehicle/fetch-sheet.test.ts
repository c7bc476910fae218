import { expect, test } from 'vitest';
import { fetchSheet } from '#src/ui/vehicle/fetch-sheet.ts';

const problem = (body: string) => () => Promise.resolve(new Response(body, { status: 503 }));
const SORRY = 'The sheet could not be made. Please try again in a moment.';

test('V18t a sheet that comes is a file', async () => {
  const fetched = await fetchSheet('/cars/a1.pdf', () => Promise.resolve(new Response('%PDF-')));
  expect(fetched.kind === 'file' && (await fetched.file.text())).toBe('%PDF-');
});

test.each([
  ['the server’s own words', problem('{"detail":"There is no such vehicle."}'), 'There is no such vehicle.'],
  ['an answer that says nothing', problem('<h1>Bad gateway</h1>'), SORRY],
  ['words that are no words', problem('{"detail":5}'), SORRY],
  ['a connection that breaks', () => Promise.reject(new TypeError('Failed to fetch')), SORRY],
])('V18.2 after a failure with %s there is a message', async (_what, ask, message) =>
  expect(await fetchSheet('/cars/a1.pdf', ask)).toEqual({ kind: 'failed', message }),
);
