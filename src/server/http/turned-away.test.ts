import { expect, test } from 'vitest';
import { DatabaseAway } from '#src/rules/load/database-away.ts';
import { Overloaded } from '#src/rules/load/overloaded.ts';
import { failed, laterAnswer, turnedAway } from './turned-away.ts';

const answer = (method: string, path: string) => turnedAway(method, path, new Overloaded('No turn.', 7));
const CHARGED = 'Nothing was charged.';

test.each(['/cars/a-car-1/checkout', '/cars/a-car-1/buy-online', '/checkout-journey', '/online-payment'])(
  'H8, R2 whoever sends a form of %s while we are too busy reads that nothing was charged; whoever only opens it reads no word of money',
  async (path) => {
    const sent = answer('POST', path);
    expect([sent.status, sent.headers.get('retry-after'), sent.headers.get('cache-control')]).toEqual([503, '7', 'no-store']);
    expect(await sent.text()).toContain(`We’re very busy right now. ${CHARGED} Please try again in a moment.`);
    expect(await answer('GET', path).text()).not.toContain(CHARGED);
  },
);

test('H8 other forms and pages are only asked to try again in a moment', async () => {
  for (const [method, path] of [
    ['POST', '/contact-us'],
    ['GET', '/'],
  ] as const)
    expect(await answer(method, path).text()).toContain('We’re very busy right now. Please try again in a moment.');
});

test('I4 while the database is away a request is answered with 503 and when to try again; any other failure with 500 and no such word', () => {
  const away = failed('/api/leads', new DatabaseAway('connect ECONNREFUSED'));
  expect([away.status, away.headers.get('retry-after'), away.headers.get('content-type')]).toEqual([
    503,
    '5',
    'application/problem+json',
  ]);
  const broken = failed('/contact-us', new Error('Broken.'));
  expect([broken.status, broken.headers.get('retry-after')]).toEqual([500, null]);
});

test('W4 while the database is away the site’s own error page stays, and says when to try again', async () => {
  const own = new Response('<h1>Something went wrong</h1>', { status: 500, headers: { 'Content-Type': 'text/html' } });
  const later = laterAnswer(own, new DatabaseAway('connect ECONNREFUSED'));
  expect([later.status, later.headers.get('retry-after'), later.headers.get('content-type')]).toEqual([503, '5', 'text/html']);
  expect(await later.text()).toBe('<h1>Something went wrong</h1>');
});
