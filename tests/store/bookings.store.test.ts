import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLeadInput } from '#tests/factories/a-lead-given.ts';
import { aBookingShop, type BookingShop } from '#tests/store/booking-shop.ts';

let shop: BookingShop;
beforeAll(async () => {
  shop = await aBookingShop();
});
afterAll(() => shop.fleet.end());

const fieldsOf = async (leadId: string) => {
  const { rows } = await sql<{ fields: Record<string, string> }>`select fields from lead where id = ${leadId}`.execute(
    shop.fleet.all,
  );
  return rows[0]?.fields;
};

test('H9 an unconfirmed booking keeps its slot from others until its hold ends, and no longer', async () => {
  const at = '2099-11-16T09:00:00+11:00';
  const [first] = [await shop.book(at), await shop.book(at)];
  expect(await shop.freeTimes('2099-11-16')).not.toContain(at);
  expect(await shop.send(at)).toMatchObject({ kind: 'conflict' });
  await shop.endHold(first);
  expect(await shop.freeTimes('2099-11-16')).toContain(at);
  expect(await shop.send(at)).toMatchObject({ kind: 'accepted', booking: 'held' });
  expect(await shop.freeTimes('2099-11-16')).not.toContain(at);
});

test('H9 a lead whose hold has ended stays with the dealer, with the time it wanted', async () => {
  const at = '2099-11-16T09:30:00+11:00';
  const leadId = await shop.book(at);
  await shop.endHold(leadId);
  for (let taken = 0; taken < 2; taken += 1) await shop.book(at);
  expect(await fieldsOf(leadId)).toMatchObject({ dateTime: at });
  expect(await shop.booking(leadId)).toMatchObject({
    state: 'released',
    reason: 'lapsed',
    startsAt: '2099-11-15T22:30:00+00:00',
  });
});

test('H9 a hold lasts as long as the dealership’s switch says', async () => {
  const { rows } = await sql<{ hours: number }>`
    select extract(epoch from held_until - created_at)::int / 3600 as hours from appointment
    where lead_id = ${await shop.book('2099-11-16T10:00:00+11:00')}`.execute(shop.fleet.all);
  expect(rows).toEqual([{ hours: 36 }]);
});

test('H9 a hold never lasts beyond the start', async () => {
  const [location] = shop.ours.showroom.locations;
  const startsAt = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 7_200_000).toISOString();
  const wanted = { kind: 'test-drive', startsAt, minutes: 30, capacity: 2, holdHours: 24 } as const;
  const written = await shop.ours.store.takeLead(aLeadInput({ appointment: { ...wanted, locationId: location?.id ?? 0 } }));
  if (written.kind !== 'taken') throw new Error(written.kind);
  expect(Date.parse(written.booking?.heldUntil ?? '')).toBe(Date.parse(startsAt));
});

test('H9 the slot of a hold that ended at one site can be taken at the other site of the dealership', async () => {
  const at = '2099-11-17T09:00:00+11:00';
  const theirs = [await shop.send(at, {}, {}, shop.partner), await shop.send(at, {}, {}, shop.partner)];
  expect(await shop.send(at)).toMatchObject({ kind: 'conflict' });
  for (const outcome of theirs) if (outcome.kind === 'accepted') await shop.endHold(outcome.leadId);
  expect(await shop.send(at)).toMatchObject({ kind: 'accepted', booking: 'held' });
});

test('L11 a shopper’s confirmation keeps the slot for good, and the dealer is told', async () => {
  const leadId = await shop.book('2099-11-17T09:30:00+11:00');
  expect(await shop.press(leadId, { action: 'confirm' })).toEqual({ kind: 'done' });
  expect(await shop.booking(leadId)).toMatchObject({ state: 'confirmed', sequence: 0 });
  await sql`update appointment set held_until = now() - interval '1 day' where lead_id = ${leadId}`.execute(shop.fleet.all);
  expect(await shop.booking(leadId)).toMatchObject({ state: 'confirmed', isLapsed: false });
  expect(await shop.deliveries(leadId)).toEqual(['dealer-email 0', 'shopper-email 0', 'dealer-email 1']);
});

test('L11 confirming twice changes and tells nothing more', async () => {
  const leadId = await shop.book('2099-11-17T10:00:00+11:00');
  await shop.press(leadId, { action: 'confirm' });
  const once = await shop.booking(leadId);
  expect(await shop.press(leadId, { action: 'confirm' })).toEqual({ kind: 'done' });
  expect(await shop.booking(leadId)).toEqual(once);
  expect(await shop.deliveries(leadId)).toHaveLength(3);
});

test('L11 confirming after the hold has ended works while the time is still free', async () => {
  const leadId = await shop.book('2099-11-18T09:00:00+11:00');
  await shop.endHold(leadId);
  expect(await shop.press(leadId, { action: 'confirm' })).toEqual({ kind: 'done' });
  expect(await shop.booking(leadId)).toMatchObject({ state: 'confirmed' });
});

test('L11 confirming after the hold has ended is refused calmly once the time has gone', async () => {
  const at = '2099-11-18T09:30:00+11:00';
  const leadId = await shop.book(at);
  await shop.endHold(leadId);
  for (let taken = 0; taken < 2; taken += 1) await shop.book(at);
  expect(await shop.press(leadId, { action: 'confirm' })).toMatchObject({
    kind: 'refused',
    status: 409,
    message: 'Sorry, that time has just gone. Please choose another one.',
  });
});

test('L11 moving a booking frees its old slot and takes the new one, and the dealer is told', async () => {
  const [from, to] = ['2099-11-19T09:00:00+11:00', '2099-11-19T10:00:00+11:00'];
  const [leadId] = [await shop.book(from), await shop.book(from), await shop.book(to)];
  expect(await shop.press(leadId, { action: 'move', startsAt: to })).toEqual({ kind: 'done' });
  expect(await shop.booking(leadId)).toMatchObject({ state: 'confirmed', startsAt: '2099-11-18T23:00:00+00:00', moves: 1 });
  const free = await shop.freeTimes('2099-11-19');
  expect(free).toContain(from);
  expect(free).not.toContain(to);
  expect(await shop.deliveries(leadId)).toEqual(['dealer-email 0', 'shopper-email 0', 'dealer-email 1']);
  expect(await fieldsOf(leadId)).toMatchObject({ dateTime: to, booking_date: '2099-11-19' });
});

test('L11 a move to a time that is full changes nothing', async () => {
  const [from, to] = ['2099-11-19T09:30:00+11:00', '2099-11-19T10:30:00+11:00'];
  const [leadId] = [await shop.book(from), await shop.book(to), await shop.book(to)];
  const before = await shop.booking(leadId);
  expect(await shop.press(leadId, { action: 'move', startsAt: to })).toMatchObject({ kind: 'refused', status: 409 });
  expect(await shop.booking(leadId)).toEqual(before);
  expect(await shop.deliveries(leadId)).toHaveLength(2);
});

test('L11 of two bookings that move to one slot at once, one gets it', async () => {
  const to = '2099-11-20T10:00:00+11:00';
  const leads = [await shop.book('2099-11-20T09:00:00+11:00'), await shop.book('2099-11-20T09:30:00+11:00'), await shop.book(to)];
  const answers = await Promise.all(leads.slice(0, 2).map((id) => shop.press(id, { action: 'move', startsAt: to })));
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused']);
});

test('L11 cancelling frees the slot, and the dealer is told', async () => {
  const at = '2099-11-20T10:30:00+11:00';
  const [leadId] = [await shop.book(at), await shop.book(at)];
  expect(await shop.freeTimes('2099-11-20')).not.toContain(at);
  expect(await shop.press(leadId, { action: 'cancel' })).toEqual({ kind: 'done' });
  expect(await shop.freeTimes('2099-11-20')).toContain(at);
  expect(await shop.booking(leadId)).toMatchObject({ state: 'released', reason: 'cancelled', sequence: 1 });
  expect(await shop.deliveries(leadId)).toEqual(['dealer-email 0', 'shopper-email 0', 'dealer-email 1']);
});

test('H9 a booking can be moved only so many times by its link', async () => {
  const times = ['2099-11-23T09:00:00+11:00', '2099-11-23T09:30:00+11:00'];
  const context = {
    ...shop.ours,
    services: { ...shop.ours.services, bookings: { ...shop.ours.services.bookings, mostMoves: 2 } },
  };
  const leadId = await shop.book(times[0] ?? '');
  const move = (at: number) => shop.press(leadId, { action: 'move', startsAt: times[at % 2] ?? '' }, context);
  expect([await move(1), await move(2)]).toEqual([{ kind: 'done' }, { kind: 'done' }]);
  expect(await move(3)).toMatchObject({ kind: 'refused', status: 409 });
});

/** What becomes of sixteen test drives that are sent at once: both places of every time of a day, at both locations of the dealership. */
async function sentAtOnce(date: string, ip: string | null, person: Readonly<Record<string, string>>) {
  const wanted = shop.ours.showroom.locations.flatMap(({ id, state }) =>
    ['09:00', '09:30', '10:00', '10:30'].flatMap((time) => {
      const one = { location_id: String(id), at: `${date}T${time}:00+${state === 'NSW' ? 11 : 10}:00` };
      return [one, one];
    }),
  );
  const sent = wanted.map(({ location_id, at }) => shop.send(at, ip === null ? {} : { ip }, { ...person, location_id }));
  const outcomes = await Promise.all(sent);
  return outcomes.map((outcome) => (outcome.kind === 'accepted' ? String(outcome.booking) : outcome.kind)).toSorted();
}
const mixed = (held: number, wishes: number) => [
  ...Array.from({ length: held }, () => 'held'),
  ...Array.from({ length: wishes }, () => 'wish'),
];

test('H9.2 of a person’s leads sent at once only as many hold a slot as one person may have', async () => {
  expect(await sentAtOnce('2099-11-24', null, { email: 'many@shopper.example' })).toEqual(mixed(2, 14));
});

test('H9.1 of an address’s leads sent at once only as many hold a slot as one address may make', async () => {
  expect(await sentAtOnce('2099-11-25', '198.51.100.9', {})).toEqual(mixed(5, 11));
});

test('H9.2 a shopper who has as many bookings as they may cannot take one more by a link', async () => {
  const person = { phone: '0491 579 999' };
  const times = await shop.freeTimes('2099-11-26');
  const [first = '', second = '', third = ''] = times;
  await shop.book(first, {}, person);
  await shop.book(second, {}, person);
  const wish = await shop.book(third, {}, person);
  expect(await shop.press(wish, { action: 'move', startsAt: third })).toMatchObject({
    kind: 'refused',
    status: 409,
    message: 'You already have 2 test drives booked with us. Cancel one first, or give us a call.',
  });
});

test('H9 a slot that was cancelled no longer counts against its person', async () => {
  const person = { phone: '0491 578 000' };
  const [first = '', second = '', third = ''] = await shop.freeTimes('2099-11-27');
  const leads = [await shop.book(first, {}, person), await shop.book(second, {}, person)];
  await shop.press(leads[0] ?? '', { action: 'cancel' });
  expect(await shop.send(third, {}, person)).toMatchObject({ booking: 'held' });
});

test('L11 times that overlap share the places of a location, whatever each was booked as', async () => {
  const [location] = shop.ours.showroom.locations;
  const wanted = { kind: 'service', minutes: 60, capacity: 1, holdHours: 24, locationId: location?.id ?? 0 } as const;
  const take = (startsAt: string) => shop.ours.store.takeLead(aLeadInput({ appointment: { ...wanted, startsAt } }));
  expect(await take('2099-12-01T00:00:00Z')).toMatchObject({ kind: 'taken' });
  expect(await take('2099-12-01T00:30:00Z')).toEqual({ kind: 'slotTaken' });
  expect(await take('2099-12-01T01:00:00Z')).toMatchObject({ kind: 'taken' });
});
