import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeLead } from '#src/http/take-lead.ts';
import { holdLead } from '#src/store/leads/lead-inbox.ts';
import { listAppointments } from '#src/use-cases/bookings/list-appointments.ts';
import type { Context } from '#src/use-cases/context.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';

// A Sunday far ahead: the database's own clock decides what is held, and it must not have passed these days.
const NOW = new Date('2099-11-15T00:00:00Z');
let fleet: Fleet;
let shop: Context;

beforeAll(async () => {
  const opening_hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open' as const, open: '08:30', close: '17:30' }));
  const motors = aDealership('attacked-motors', {
    locations: [
      aLocation({ slug: 'yard', address: { city: 'Sydney', state: 'NSW', postcode: '2000' }, contact_detail: { opening_hours } }),
    ],
  });
  fleet = await aFleet([aSiteFile({ slug: 'attacked', dealerships: [motors] })]);
  shop = await fleet.context('attacked', NOW);
});
afterAll(() => fleet.end());

/** How many of a day's 18 times can still be booked. */
async function freeTimes(date: string): Promise<string[]> {
  const answer = await listAppointments(shop, { kind: 'test-drive', locationId: 'yard', date });
  if (answer.kind !== 'times') throw new Error(answer.kind);
  return answer.times.map(({ starts_at }) => starts_at);
}

/** Sends a test drive as the attack did: as JSON to the interface, from a network address. */
async function send(ip: string, fields: Readonly<Record<string, string>>) {
  const sender = { ip, visitor: null, session: null, isSecure: true, userAgent: 'attack', page: '' };
  const location = shop.showroom.locations.find(({ slug }) => slug === 'yard');
  const request = new Request('https://dealer.example/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ form: 'test-drive', location_id: String(location?.id), ...fields }),
  });
  const answer = await takeLead(request, { ...shop, sender });
  return { status: answer.status, body: (await answer.json()) as { lead_id?: string; booking?: string } };
}

/** Both places of every time of a day. */
async function attack(date: string, by: (number: number) => { ip: string; fields: Record<string, string> }) {
  const wanted = (await freeTimes(date)).flatMap((dateTime) => [dateTime, dateTime]);
  const answers = [];
  for (const [at, dateTime] of wanted.entries()) {
    const { ip, fields } = by(at);
    answers.push(await send(ip, { dateTime, ...fields }));
  }
  return answers;
}
const phone = (number: number) => `0491 5${String(70_000 + number).padStart(5, '0')}`;

test('H9.1 36 leads by one address in 36 names leave most of a day’s test drives free', async () => {
  const day = '2099-11-16';
  const answers = await attack(day, (at) => ({
    ip: '203.0.113.66',
    fields: { name: `Name${at}`, email: `name${at}@mail.example`, phone: phone(at) },
  }));
  expect(answers).toHaveLength(36);
  expect((await freeTimes(day)).length).toBeGreaterThan(14);
});

test('H9.2 36 leads by one person from 36 addresses leave most of a day’s test drives free', async () => {
  const day = '2099-11-17';
  await attack(day, (at) => ({
    ip: `198.51.100.${at}`,
    fields: { name: 'Mallory', email: `mallory+${at}@mail.example`, phone: at % 2 === 0 ? '0491 578 888' : '+61 491 578 888' },
  }));
  expect((await freeTimes(day)).length).toBeGreaterThan(15);
});

test('H9 none of the leads that the limits stop is lost: each is taken with its time as a wish, and says so', async () => {
  const day = '2099-11-18';
  const answers = await attack(day, (at) => ({
    ip: '203.0.113.67',
    fields: { name: `Other${at}`, email: `other${at}@mail.example`, phone: phone(100 + at) },
  }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const said = answers.map(({ body }) => body.booking);
  expect(said.filter((one) => one === 'held')).toHaveLength(5);
  expect(said.filter((one) => one === 'wish')).toHaveLength(31);
  const { rows } = await sql<{ leads: number }>`
    select count(*)::int as leads from lead where fields->>'dateTime' like ${`${day}%`} and lead_status = 'Complete'`.execute(
    fleet.all,
  );
  expect(rows).toEqual([{ leads: 36 }]);
});

test('H9 marking the leads of an attack as spam frees their places at once', async () => {
  const day = '2099-11-19';
  const all = await freeTimes(day);
  const answers = await attack(day, (at) => ({
    ip: `192.0.2.${at}`,
    fields: { name: `Third${at}`, email: `third${at}@mail.example`, phone: phone(200 + at) },
  }));
  expect(await freeTimes(day)).toEqual([]);
  const siteId = await fleet.siteId('attacked');
  for (const { body } of answers) await holdLead(fleet.all, siteId, body.lead_id ?? '');
  expect(await freeTimes(day)).toEqual(all);
});
