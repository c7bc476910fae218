import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Refresher } from '#src/showroom/refresher.ts';
import { importHours } from '#src/use-cases/places/import-hours.ts';
import { importReviews } from '#src/use-cases/places/import-reviews.ts';
import { hoursView } from '#src/views/hours/hours-view.ts';
import { reviewsView } from '#src/views/reviews/reviews-view.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';

const opening_hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open' as const, open: '08:30', close: '17:00' }));
const place = (slug: string, facts: Parameters<typeof aLocation>[0] = {}) =>
  aLocation({ slug, name: slug, contact_detail: { opening_hours }, ...facts });
let fleet: Fleet;
beforeAll(async () => {
  const yard = aDealership('yard', {
    locations: [
      place('north', { primary: true }),
      place('south', { location_type: 'service', average_rating: 4.5, review_count: 922 }),
      place('quiet', { contact_detail: {} }),
    ],
  });
  fleet = await aFleet([
    aSiteFile({
      slug: 'harbour',
      dealerships: [yard],
      switches: { enquireWhenClosed: ['south'], reviewsHiddenNames: ['Nobody'] },
    }),
    aSiteFile({ slug: 'summit', dealerships: ['yard'] }),
  ]);
});
afterAll(() => fleet.end());

const hours = (...rows: unknown[]) => importHours(fleet.platform, rows, 'yard');
const reviews = (...rows: unknown[]) => importReviews(fleet.platform, rows, 'yard');
const aReview = (id: string, facts: Record<string, unknown> = {}) => ({
  id,
  customer_name: 'Priya N.',
  text: 'Good.',
  rating: 5,
  review_date: '2026-11-01',
  ...facts,
});
const shownHours = async (slug: string, site = 'harbour') => {
  const context = await fleet.context(site);
  const location = context.showroom.locations.find((one) => one.slug === slug);
  return location === undefined ? null : hoursView(context, location);
};
const shownReviews = async (slug: string | null = null) => {
  const context = await fleet.context('harbour');
  return reviewsView(context, context.showroom.locations.find((one) => one.slug === slug) ?? null);
};

test('D6w special hours come in in both shapes, and stand over their date on every site of the dealership', async () => {
  const result = await hours(
    { date: '2026-11-20', status: 'Open', location: 'north', start_hour: '10:00', end_hour: '14:00:00' },
    { date: '2026-11-23', status: 'Open', location: 'north', hours: { begin: '09:00', end: '12:00' } },
    { date: '2026-11-24', status: 'Closed', location: 'north' },
  );
  expect(result).toEqual({ added: 3, changed: 0, unchanged: 0, setAside: [] });
  for (const site of ['harbour', 'summit'])
    expect((await shownHours('north', site))?.special.map(({ days, hours: words }) => `${days}: ${words}`)).toEqual([
      'Friday 20 November: 10 am to 2 pm',
      'Monday 23 November: 9 am to 12 pm',
      'Tuesday 24 November: Closed',
    ]);
  expect((await shownHours('north'))?.open.special).toEqual({
    '2026-11-20': ['10:00', '14:00'],
    '2026-11-23': ['09:00', '12:00'],
    '2026-11-24': null,
  });
});
test('D6x a later import stands over an earlier one; one that says the same changes nothing and tells nobody', async () => {
  const row = { date: '2026-11-26', status: 'Closed', location: 'north' };
  await hours(row);
  expect(await hours({ ...row, status: 'Open', start_hour: '11:00', end_hour: '12:00' })).toMatchObject({ changed: 1 });
  expect((await shownHours('north'))?.open.special['2026-11-26']).toEqual(['11:00', '12:00']);
  const versions = () => fleet.all.selectFrom('version').selectAll().orderBy('kind').orderBy('id').execute();
  const before = await versions();
  expect(await hours({ ...row, status: 'Open', start_hour: '11:00', end_hour: '12:00' })).toMatchObject({ unchanged: 1 });
  expect(await versions()).toEqual(before);
});
test('D6y a row that names no location speaks for all that have none of their own for the date', async () => {
  await hours(
    { date: '2026-11-27', status: 'Closed' },
    { date: '2026-11-27', status: 'Open', location: 'south', start_hour: '08:00', end_hour: '10:00' },
  );
  expect((await shownHours('north'))?.open.special['2026-11-27']).toBeNull();
  expect((await shownHours('south'))?.open.special['2026-11-27']).toEqual(['08:00', '10:00']);
});
test.each<[row: unknown, reason: string]>([
  [{ date: '2026-02-30', status: 'Closed' }, 'date: must be a day such as 2026-12-25'],
  [{ date: 'Christmas', status: 'Closed' }, 'date: must be a day such as 2026-12-25'],
  [{ date: '2026-12-25', status: 'Shut' }, 'status: must be Open or Closed'],
  [{ date: '2026-12-25', status: 'Closed', location: 'moon' }, 'location: "moon" is not a location of this dealership'],
  [{ date: '2026-12-25', status: 'Closed', location_id: 999_999 }, 'location: "999999" is not a location of this dealership'],
  [{ date: '2026-12-25', status: 'Open' }, 'the row: an open day needs the hours it begins and ends at'],
  [
    { date: '2026-12-25', status: 'Open', start_hour: '17:00', end_hour: '09:00' },
    'the row: the hours end (09:00) before they begin (17:00)',
  ],
  [{ date: '2026-12-25', status: 'Open', start_hour: '9am', end_hour: '17:00' }, 'start_hour: must be a time such as 08:30'],
  ['Closed', 'the row: Invalid input: expected object, received string'],
])('D6z special hours %j are set aside with the reason, and the rest goes in', async (row, reason) => {
  const good = { date: '2027-03-01', status: 'Closed', location: 'quiet' };
  const { added, unchanged, setAside } = await hours(row, good);
  expect([added + unchanged, setAside]).toEqual([1, [{ row: 1, reason }]]);
});
test('D6aa of two rows of one file for the same place and date the second is set aside', async () => {
  const row = { date: '2027-03-02', status: 'Closed', location: 'north' };
  expect(await hours(row, { ...row, status: 'Open', start_hour: '09:00', end_hour: '10:00' })).toEqual({
    added: 1,
    changed: 0,
    unchanged: 0,
    setAside: [{ row: 2, reason: 'date: another row of this file has hours for this location and date' }],
  });
});
test('D6.4 a closed weekday of a service location that a switch names is a link to ask; another’s says Closed', async () => {
  const sunday = async (slug: string) => (await shownHours(slug))?.lines.at(-1);
  expect(await sunday('south')).toMatchObject({ hours: 'Enquire Now', href: '/contact-us/south' });
  expect(await sunday('north')).toMatchObject({ hours: 'Closed' });
});
test('D6cc a location without hours has none to show', async () => expect(await shownHours('quiet')).toBeNull());
test('D6dd a showroom ends with the day of each location, not only of the site', async () => {
  await fleet.apply([
    aSiteFile({ slug: 'west', dealerships: [aDealership('west', { locations: [inState('WA'), inState('NSW')] })] }),
  ]);
  const { showroom } = await fleet.context('west', new Date('2026-11-15T12:00:00Z'));
  expect(new Date(showroom.validUntil).toISOString()).toBe('2026-11-15T13:00:00.000Z');
});
const inState = (state: string) =>
  place(state.toLowerCase(), { address: { id: null, street: '', city: state, state, postcode: '2000' } });

test('D7.4 a review comes in with every field and goes out with its dates in words', async () => {
  await reviews(
    aReview('every', {
      location: 'south',
      review_date: '2026-10-24',
      reply_text: 'Thank you.',
      reply_date: '2026-10-26',
      image: 'https://pictures.example/p.jpg',
    }),
  );
  expect((await shownReviews('south'))?.reviews).toEqual([
    {
      id: expect.any(Number),
      customerName: 'Priya N.',
      text: 'Good.',
      rating: 5,
      stars: { full: 4, part: 1 },
      date: '2026-10-24',
      dateInWords: '24 Oct 2026',
      agoInWords: '3 weeks ago',
      reply: { text: 'Thank you.', date: '2026-10-26', dateInWords: '26 Oct 2026' },
      image: 'https://pictures.example/p.jpg',
    },
  ]);
});
test('D7.4 a place’s own summary stands: 922 reviews, 4.5', async () =>
  expect((await shownReviews('south'))?.rating).toEqual({
    average: '4.5',
    count: 922,
    countText: '922 reviews',
    stars: { full: 4, part: 0.5 },
  }));
test('D7o without a summary the reviews make one', async () => {
  await reviews(aReview('a', { location: 'north', rating: 4 }), aReview('b', { location: 'north', rating: 5 }));
  expect((await shownReviews('north'))?.rating).toMatchObject({ average: '4.5', count: 2 });
});
test('D7p a review that is known by its id is brought up to date, and one without an id is known by its words', async () => {
  await reviews(aReview('again', { text: 'Before.' }));
  expect(await reviews(aReview('again', { text: 'After.' }))).toMatchObject({ added: 0, changed: 1 });
  const nameless = { ...aReview('x'), id: null, text: 'No id.' };
  expect(await reviews(nameless)).toMatchObject({ added: 1 });
  expect(await reviews(nameless)).toMatchObject({ added: 0, unchanged: 1 });
});
test('D7q a review full of markup is stored as bare text, one of 5,000 characters whole', async () => {
  const markup = '<script>alert(1)</script><b onclick="x()">Great</b> &amp; <a href="javascript:y">fair</a>\u0000';
  await reviews(
    aReview('markup', { text: markup, location: 'north', review_date: '2026-11-14' }),
    aReview('long', { text: 'y'.repeat(5000), location: 'north', review_date: '2026-11-13' }),
  );
  const texts = (await shownReviews('north'))?.reviews.map(({ text }) => text);
  expect(texts?.[0]).toBe('Great & fair');
  expect(texts?.[1]).toHaveLength(5000);
});
test.each<[facts: Record<string, unknown>, reason: string]>([
  [{ text: 'y'.repeat(5001) }, 'text: must be at most 5,000 characters'],
  [{ rating: 6 }, 'rating: must be from 1 to 5'],
  [{ rating: 4.5 }, 'rating: must be a whole number from 1 to 5'],
  [{ customer_name: ' <i></i> ' }, 'customer_name: must not be empty'],
  [{ review_date: '31/12/2026' }, 'review_date: must be a day such as 2026-12-25'],
  [{ reply_text: 'Thanks.' }, 'reply_date: a reply needs the day it was written'],
  [{ location: 'moon' }, 'location: "moon" is not a location of this dealership'],
  [{ image: 'javascript:alert(1)' }, 'image: must be an https address'],
])('D7r a review with %j is set aside with the reason, and the rest goes in', async (facts, reason) => {
  const { added, unchanged, setAside } = await reviews(aReview('wrong', facts), aReview('right'));
  expect([added + unchanged, setAside]).toEqual([1, [{ row: 1, reason }]]);
});
test('D7.2 a customer on the site’s list is hidden there', async () => {
  await reviews(aReview('hidden', { customer_name: 'Nobody', location: 'north', review_date: '2026-11-15' }));
  const names = (await shownReviews('north'))?.reviews.map(({ customerName }) => customerName);
  expect(names).toContain('Priya N.');
  expect(names).not.toContain('Nobody');
});
test('J3k imported hours and reviews are on the site within two seconds', async () => {
  const showrooms = fleet.showrooms();
  const siteId = await fleet.siteId('summit');
  await showrooms.of(siteId);
  const refresher = new Refresher({
    url: fleet.database.app,
    refresh: () => showrooms.refresh(),
    isBehind: () => false,
    onHealth: () => {},
  });
  refresher.start();
  try {
    await hours({ date: '2026-12-07', status: 'Closed', location: 'north' });
    await reviews(aReview('fresh', { text: 'Just in.' }));
    await vi.waitFor(
      async () => {
        const places = (await showrooms.of(siteId))?.places;
        expect([...(places?.specialHours.values() ?? [])].flat()).toContainEqual(expect.objectContaining({ date: '2026-12-07' }));
        expect(places?.reviews).toContainEqual(expect.objectContaining({ text: 'Just in.' }));
      },
      { timeout: 15_000, interval: 10 },
    );
  } finally {
    await refresher.stop();
  }
});
test('an import for a dealership that is not there is refused by name', async () => {
  await expect(importHours(fleet.platform, [], 'nobody')).rejects.toThrow('There is no dealership "nobody".');
  await expect(importReviews(fleet.platform, [], 'nobody')).rejects.toThrow('There is no dealership "nobody".');
});
test('D6ee what is past is not read', async () => {
  await hours({ date: '2026-11-10', status: 'Closed', location: 'north' });
  const { showroom } = await fleet.context('harbour', NOW);
  expect([...showroom.places.specialHours.values()].flat().map(({ date }) => date)).not.toContain('2026-11-10');
});
