import { expect, test } from 'vitest';
import { locationSchema } from './location-file.ts';

const place = (state: string, day: Record<string, unknown> = {}) =>
  locationSchema.safeParse({
    slug: 'yard',
    name: 'The Yard',
    address: { city: 'Somewhere', state, postcode: '2000' },
    contact_detail: { opening_hours: [{ weekday: 1, status: 'Open', open: '08:30', close: '17:00', ...day }] },
  });

test('D6ll a location whose state has no time zone is refused, with the states there are', () => {
  const refused = place('Texas');
  expect(refused.success).toBe(false);
  expect(refused.error?.issues).toMatchObject([{ path: ['address', 'state'], message: expect.stringMatching(/QLD.*WA/) }]);
});
test('D6.1 an hours entry has a weekday from 0 to 6, a status, the dealer’s own words, and when it opens and closes', () => {
  const entry = { weekday: 0, status: 'Open', formated_hours: 'Sundays by the river', open: '10:00', close: '14:00' };
  expect(place('QLD', entry).data?.contact_detail.opening_hours).toEqual([entry]);
  expect(place('QLD', { weekday: 7 }).success).toBe(false);
  expect(place('QLD', { status: 'Sometimes' }).success).toBe(false);
});
test('D6mm the dealer’s own words for a day come in with it', () =>
  expect(place('QLD', { formated_hours: 'Until late' }).data?.contact_detail.opening_hours).toMatchObject([
    { formated_hours: 'Until late' },
  ]));
