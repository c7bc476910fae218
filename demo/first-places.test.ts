import path from 'node:path';
import { expect, test } from 'vitest';
import { firstRows } from '#demo/first-places.ts';
import { wholeSiteFiles } from '#tests/factories/whole-site-files.ts';

const NOW = new Date('2026-07-15T02:00:00Z');
const { sites } = await wholeSiteFiles(path.join(import.meta.dirname, '..', 'sites'));
const dealerships = sites.flatMap(({ site }) => site.dealerships.filter((one) => typeof one !== 'string'));

test.each(dealerships.map((one) => [one.slug, one] as const))(
  'P9t %s starts with reviews, some answered, and a closed day that is otherwise open',
  async (slug, { locations }) => {
    const { hours, reviews } = (await firstRows(slug, NOW)) ?? { hours: [], reviews: [] };
    expect(reviews).toContainEqual(expect.objectContaining({ reply_text: expect.any(String), reply_date: expect.any(String) }));
    const closed = hours.find((row) => (row as { status: string }).status === 'Closed') as { date: string } | undefined;
    const weekday = new Date(closed?.date ?? '').getUTCDay();
    const usual = locations[0]?.contact_detail.opening_hours.find((day) => day.weekday === weekday);
    expect([closed !== undefined && closed.date > '2026-07-15', usual?.status]).toEqual([true, 'Open']);
  },
);
test('a dealership without a file, or whose name is no slug, has none', async () => {
  expect(await firstRows('nobody', NOW)).toBeNull();
  expect(await firstRows('../places/harbour-city-motors', NOW)).toBeNull();
});
