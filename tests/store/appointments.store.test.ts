import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SentLead } from '#src/rules/leads/sent-lead.ts';
import { listAppointments } from '#src/use-cases/bookings/list-appointments.ts';
import type { Context } from '#src/use-cases/context.ts';
import { recordLead } from '#src/use-cases/leads/record-lead.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aLeadInput } from '#tests/factories/a-lead-given.ts';
import { A_PERSON, aSentLead } from '#tests/factories/a-sent-lead.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';

// A Sunday in Sydney; the Monday after it is open.
const NOW = new Date('2099-11-15T00:00:00Z');
const MONDAY = '2099-11-16';
let fleet: Fleet;
let ours: Context;
let partner: Context;
let yard: string;

beforeAll(async () => {
  const opening_hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open' as const, open: '09:00', close: '11:00' }));
  const shared = aDealership('shared-motors', {
    switches: { testDriveMinutes: 30, testDrivesAtOnce: 2, serviceMinutes: 60, servicesAtOnce: 1 },
    locations: [
      aLocation({
        slug: 'yard',
        address: { city: 'Sydney', state: 'NSW', postcode: '2000' },
        contact_detail: { opening_hours },
      }),
      aLocation({ slug: 'hidden', name: 'Hidden', visible: false, contact_detail: { opening_hours } }),
    ],
  });
  // The dealership is on two sites: both book the same places.
  fleet = await aFleet([
    aSiteFile({ slug: 'ours', dealerships: [shared] }),
    aSiteFile({ slug: 'partner', dealerships: ['shared-motors'] }),
    aSiteFile({ slug: 'stranger' }),
  ]);
  [ours, partner] = [await fleet.context('ours', NOW), await fleet.context('partner', NOW)];
  yard = String(ours.showroom.locations.find(({ slug }) => slug === 'yard')?.id);
});
afterAll(() => fleet.end());

const times = async (date: string, kind = 'test-drive', context = ours) => {
  const answer = await listAppointments(context, { kind, locationId: yard, date });
  return answer.kind === 'times' ? answer.times.map(({ starts_at }) => starts_at) : answer;
};
let people = 0;
const book = (dateTime: string, sent: Partial<SentLead> = {}, context = ours) => {
  people += 1;
  const own = { email: `person${people}@shopper.example`, phone: `0491 57${String(people).padStart(4, '0')}` };
  const values = { ...A_PERSON, ...own, location_id: yard, dateTime };
  const form = { category: 'Test Drive', subcategory: null, steps: [{ fields: [] }] };
  return recordLead(context, aSentLead({ form: 'test-drive', raw: values, ip: `203.0.113.${people}`, ...sent }), {
    form,
    values,
    optInLabel: '',
  });
};
const kinds = (outcomes: readonly { readonly kind: string }[]) => outcomes.map(({ kind }) => kind).toSorted();

test('L11.1 the times of a day are the location’s opening hours, in its own zone', async () => {
  expect(await times(MONDAY)).toEqual([
    '2099-11-16T09:00:00+11:00',
    '2099-11-16T09:30:00+11:00',
    '2099-11-16T10:00:00+11:00',
    '2099-11-16T10:30:00+11:00',
  ]);
});
test('L11b a day on which it is closed has none', async () => expect(await times('2099-11-22')).toEqual([]));
test('L11.1 special hours stand over the weekday’s', async () => {
  await sql`insert into special_hours (dealership_id, location_id, date, status, start_hour, end_hour)
    select dealership_id, id, d.date::date, d.status, d.from::time, d.until::time from location,
      (values ('2099-11-18', 'Closed', null, null), ('2099-11-21', 'Open', '14:00', '15:00')) as d (date, status, "from", until)
    where slug = 'yard'`.execute(fleet.all);
  expect(await times('2099-11-18')).toEqual([]);
  expect(await times('2099-11-21')).toEqual(['2099-11-21T14:00:00+11:00', '2099-11-21T14:30:00+11:00']);
});
test('L11d each kind has its own length', async () =>
  expect(await times(MONDAY, 'service')).toEqual(['2099-11-16T09:00:00+11:00', '2099-11-16T10:00:00+11:00']));

test('L11e a time is told as people say it', async () => {
  const answer = await listAppointments(ours, { kind: 'test-drive', locationId: 'yard', date: MONDAY });
  expect(answer).toMatchObject({ times: [{ label: '9 am' }, { label: '9.30 am' }, { label: '10 am' }, { label: '10.30 am' }] });
});

test.each(['999999', 'hidden', 'stranger-motors-yard', '', '%'])(
  'I4d the location %j is none of this site’s',
  async (locationId) => {
    expect(await listAppointments(ours, { kind: 'test-drive', locationId, date: MONDAY })).toEqual({ kind: 'unknown' });
  },
);
test.each(['2026-02-30', '16/11/2026', '', "2099-11-16' --"])('I4e the date %j is wrong, in words', async (date) => {
  const message = 'Please enter a date such as 2026-03-31.';
  expect(await times(date)).toEqual({ kind: 'invalid', errors: [{ field: 'date', message }] });
});
test('I4f so is another kind of appointment', async () =>
  expect(await times(MONDAY, 'party')).toMatchObject({ kind: 'invalid', errors: [{ field: 'kind' }] }));

test('L11f of three who want the two places of a time at once, two get them and one is told, and has no lead', async () => {
  const at = '2099-11-17T09:00:00+11:00';
  const outcomes = await Promise.all([book(at), book(at), book(at)]);
  expect(kinds(outcomes)).toEqual(['accepted', 'accepted', 'conflict']);
  expect(outcomes.find(({ kind }) => kind === 'conflict')).toEqual({
    kind: 'conflict',
    status: 409,
    message: 'That time has just been taken. Please choose another.',
  });
  const { rows } = await sql<{ leads: string; places: string }>`
    select (select count(*) from lead where fields->>'dateTime' = ${at}) as leads,
      (select count(*) from appointment where starts_at = ${at}::timestamptz) as places`.execute(fleet.all);
  expect(rows).toEqual([{ leads: '2', places: '2' }]);
  expect(await times('2099-11-17')).not.toContain(at);
});

test('L11g a form with a time that is sent again keeps its slot', async () => {
  const at = '2099-11-17T10:00:00+11:00';
  const sent = { idempotencyKey: 'the last place of all' };
  const values = { ...A_PERSON, location_id: yard, dateTime: at };
  const form = { category: 'Test Drive', subcategory: null, steps: [{ fields: [] }] };
  const same = () => recordLead(ours, aSentLead({ form: 'test-drive', ...sent }), { form, values, optInLabel: '' });
  await same();
  await book(at);
  expect(await same()).toMatchObject({ kind: 'accepted', isReplay: true });
});

test('L11h the two sites of one dealership cannot give one slot twice, and each sees what the other gave', async () => {
  const at = '2099-11-19T09:00:00+11:00';
  expect(kinds(await Promise.all([book(at), book(at, {}, partner), book(at, {}, partner)]))).toEqual([
    'accepted',
    'accepted',
    'conflict',
  ]);
  expect(await times('2099-11-19')).not.toContain(at);
  expect(await times('2099-11-19', 'test-drive', partner)).not.toContain(at);
});

test.each(['2099-11-16T09:10:00+11:00', '2099-11-22T09:00:00+11:00', '2020-01-06T09:00:00+11:00', '2026-13-45T09:00:00+11:00'])(
  'L11i the time %s, which the location does not offer, is refused beside its field',
  async (at) => {
    const message = 'That time isn’t available. Please choose another.';
    expect(await book(at)).toEqual({ kind: 'invalid', errors: [{ field: 'dateTime', message }] });
  },
);

test.each(['2099-11-16', 'some time on Tuesday', ''])('L11j %j is a wish, and books nothing', async (wish) => {
  const outcome = await book(wish);
  expect(outcome.kind).toBe('accepted');
  const { rows } = await sql`select from appointment where lead_id = ${'leadId' in outcome ? outcome.leadId : ''}`.execute(
    fleet.all,
  );
  expect(rows).toEqual([]);
});

test('P6l neither a lead nor an appointment can be at a location of another site, whoever writes it', async () => {
  const [stranger] = (await sql<{ id: number }>`select id from location where slug = 'stranger-motors-yard'`.execute(fleet.all))
    .rows;
  const locationId = stranger?.id ?? 0;
  const store = await fleet.storeOf('ours');
  await expect(store.takeLead(aLeadInput({ locationId }))).rejects.toThrow(/is not one of site/);
  const appointment = {
    locationId,
    kind: 'service' as const,
    startsAt: '2099-12-01T00:00:00Z',
    minutes: 30,
    capacity: 1,
    holdHours: 24,
  };
  await expect(store.takeLead(aLeadInput({ appointment }))).rejects.toThrow(/is not one of site/);
  await expect(
    sql`insert into appointment (site_id, lead_id, location_id, kind, starts_at, place)
      select site_id, id, ${locationId}, 'service', now(), 0 from lead limit 1`.execute(fleet.all),
  ).rejects.toThrow(/is not one of site/);
});
