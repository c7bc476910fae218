import { expect, test } from 'vitest';
import { Overloaded } from '#src/rules/load/overloaded.ts';
import { turnedAway } from './turned-away.ts';

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
