import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeBooking } from '#src/use-cases/bookings/change-booking.ts';
import { writeCalendar } from '#src/use-cases/bookings/write-calendar.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { showBooking } from '#src/views/bookings/show-booking.ts';
import { readCalendar } from '#tests/factories/read-calendar.ts';
import { aBookingShop, type BookingShop } from '#tests/store/booking-shop.ts';

let shop: BookingShop;
beforeAll(async () => {
  shop = await aBookingShop();
});
afterAll(() => shop.fleet.end());

const page = async (leadId: string, date = '') => {
  const shown = await showBooking(shop.ours, shop.link(leadId), date);
  if (shown === null) throw new Error('The link opens nothing.');
  return shown;
};
const everything = async () => {
  const { rows } = await sql`select (select jsonb_agg(to_jsonb(a) order by a.id) from appointment a) as appointments,
    (select jsonb_agg(to_jsonb(l) order by l.id) from lead l) as leads, (select count(*) from delivery) as deliveries`.execute(
    shop.fleet.all,
  );
  return rows;
};

test('L11 a held booking’s page says what, when on which clocks, where, and until when it is held', async () => {
  const shown = await page(await shop.book('2099-11-16T09:00:00+11:00'));
  expect(shown).toMatchObject({
    title: 'Confirm your test drive',
    when: 'Monday 16 November 2099, 9 am AEDT',
    location: { name: 'Shared Motors Yard', city: 'Sydney' },
    choices: { canConfirm: true, canMove: true, canCancel: true },
  });
  expect(shown.text).toMatch(/^We’re holding this time for you until .+ AE[DS]T\./);
});

test('L11 opening the link changes nothing, however often a program that scans mail opens it', async () => {
  const leadId = await shop.book('2099-11-16T09:30:00+11:00');
  const before = await everything();
  for (const date of ['', '2099-11-17', 'nonsense']) await showBooking(shop.ours, shop.link(leadId), date);
  await writeCalendar(shop.ours, shop.link(leadId));
  expect(await everything()).toEqual(before);
});

test('H3 a wrong key, no key, another booking’s key and an unknown booking open nothing', async () => {
  const [leadId, other] = [await shop.book('2099-11-16T10:00:00+11:00'), await shop.book('2099-11-16T10:30:00+11:00')];
  const unknown = randomUUID();
  const links = [
    { reference: leadId, key: '' },
    { reference: leadId, key: 'AAAAAAAAAAAAAAAAAAAAAA' },
    { reference: leadId, key: shop.link(other).key },
    { reference: leadId.slice(0, 8), key: shop.link(leadId).key },
    shop.link(unknown),
    shop.link("'; drop table lead; --"),
  ];
  const before = await everything();
  for (const link of links) {
    expect(await showBooking(shop.ours, link, '')).toBeNull();
    expect(await writeCalendar(shop.ours, link)).toBeNull();
    expect(await changeBooking(shop.ours, link, { action: 'cancel' })).toEqual({ kind: 'unknown' });
  }
  expect(await everything()).toEqual(before);
});

test('P6 a booking’s link opens nothing on another site, even one of the same dealership', async () => {
  const leadId = await shop.book('2099-11-17T09:00:00+11:00');
  expect(await showBooking(shop.partner, shop.link(leadId), '')).toBeNull();
  expect(await shop.press(leadId, { action: 'cancel' }, shop.partner)).toEqual({ kind: 'unknown' });
});

test('L11 a hold that has ended says so: that the time is still free, or that it has gone, with times to choose from', async () => {
  const at = '2099-11-17T09:30:00+11:00';
  const leadId = await shop.book(at);
  await shop.endHold(leadId);
  expect(await page(leadId)).toMatchObject({ title: 'Still keen on this time?', choices: { canConfirm: true } });
  for (let taken = 0; taken < 2; taken += 1) await shop.book(at);
  const gone = await page(leadId);
  expect(gone).toMatchObject({ title: 'Sorry, that time has gone', choices: { canConfirm: false }, isChoosing: true });
  const times = gone.day?.times.map(({ iso }) => iso);
  expect(times).toEqual(await shop.freeTimes('2099-11-17'));
  expect(times).not.toContain(at);
});

test('L11 the times offered begin with the first day that has one', async () => {
  const leadId = await shop.book('2099-11-20T09:00:00+11:00');
  for (const at of await shop.freeTimes('2099-11-20')) while ((await shop.send(at)).kind === 'accepted');
  // The Saturday and the Sunday after it are closed.
  expect((await page(leadId)).day).toMatchObject({ date: '2099-11-23', label: 'Monday 23 November' });
});

test('L11 a day can be asked for; one that is past or none at all becomes one to come', async () => {
  const leadId = await shop.book('2099-11-23T09:00:00+11:00');
  expect((await page(leadId, '2099-11-25')).day).toMatchObject({ date: '2099-11-25', before: '2099-11-24', after: '2099-11-26' });
  expect((await page(leadId, '2020-01-01')).day).toMatchObject({ date: '2099-11-15', before: null });
  expect((await page(leadId, '2099-02-30')).day).toMatchObject({ date: '2099-11-23' });
});

test.each([
  [{}, 422, 'Please use one of the buttons on this page.'],
  [{ action: 'destroy' }, 422, 'Please use one of the buttons on this page.'],
  [{ action: ['move', 'cancel'] }, 422, 'Please use one of the buttons on this page.'],
  [{ action: 'move' }, 422, 'Please choose a time.'],
  [{ action: 'move', startsAt: 'tomorrow' }, 422, 'Please choose a time.'],
  [{ action: 'move', startsAt: '2099-11-24T03:00:00+11:00' }, 409, 'Sorry, that time has just gone. Please choose another one.'],
])('L11 %j is refused in words', async (form, status, message) => {
  const leadId = await shop.book('2099-11-24T09:00:00+11:00');
  expect(await changeBooking(shop.ours, shop.link(leadId), form)).toMatchObject({ kind: 'refused', status, message });
  await shop.press(leadId, { action: 'cancel' });
});

test('H9.1 one address can change bookings only so often, and is told when to come back', async () => {
  const leadId = await shop.book('2099-11-25T09:00:00+11:00');
  const { services } = shop.ours;
  const changes = new AddressLimit(2, 600_000, services.now);
  const sender = { ip: '203.0.113.200', visitor: null, session: null, isSecure: true, userAgent: '', page: '' };
  const context = { ...shop.ours, sender, services: { ...services, bookings: { ...services.bookings, changes } } };
  const press = () => shop.press(leadId, { action: 'confirm' }, context);
  expect([await press(), await press()]).toEqual([{ kind: 'done' }, { kind: 'done' }]);
  expect(await press()).toMatchObject({ kind: 'refused', status: 429, retryAfterSeconds: 600 });
});

test('L11 a calendar is given one event that keeps its UID while its sequence rises and its state and time follow', async () => {
  const leadId = await shop.book('2099-11-25T09:30:00+11:00');
  const read = async () => {
    const { event } = readCalendar(Buffer.from((await writeCalendar(shop.ours, shop.link(leadId))) ?? ''));
    return ['UID', 'STATUS', 'SEQUENCE', 'DTSTART', 'DTEND'].map((name) => event.get(name));
  };
  expect(await read()).toEqual([leadId, 'TENTATIVE', '0', '20991124T223000Z', '20991124T230000Z']);
  await shop.press(leadId, { action: 'confirm' });
  expect(await read()).toEqual([leadId, 'CONFIRMED', '0', '20991124T223000Z', '20991124T230000Z']);
  await shop.press(leadId, { action: 'move', startsAt: '2099-11-25T10:00:00+11:00' });
  expect(await read()).toEqual([leadId, 'CONFIRMED', '1', '20991124T230000Z', '20991124T233000Z']);
  await shop.press(leadId, { action: 'cancel' });
  expect(await read()).toEqual([leadId, 'CANCELLED', '2', '20991124T230000Z', '20991124T233000Z']);
});

test('L11 a cancelled booking can be given another time, and is confirmed with it', async () => {
  const leadId = await shop.book('2099-11-26T09:00:00+11:00');
  await shop.press(leadId, { action: 'cancel' });
  expect(await page(leadId)).toMatchObject({ title: 'Your test drive is cancelled', isChoosing: true, calendarHref: null });
  expect(await shop.press(leadId, { action: 'confirm' })).toMatchObject({ kind: 'refused', status: 409 });
  expect(await shop.press(leadId, { action: 'move', startsAt: '2099-11-26T09:00:00+11:00' })).toEqual({ kind: 'done' });
  expect(await page(leadId)).toMatchObject({ title: 'You’re booked in', isConfirmed: true });
  expect(await shop.booking(leadId)).toMatchObject({ sequence: 2 });
});

test('L11 the time that a booking has is not among those it can be moved to, and moving it there tells nobody anything', async () => {
  const at = '2099-11-27T09:00:00+11:00';
  const leadId = await shop.book(at);
  await shop.press(leadId, { action: 'confirm' });
  expect((await page(leadId)).day?.times.map(({ iso }) => iso)).not.toContain(at);
  expect(await shop.press(leadId, { action: 'move', startsAt: at })).toEqual({ kind: 'done' });
  expect(await shop.deliveries(leadId)).toHaveLength(3);
});

test('L11 a booking that has begun can be seen, and nothing else', async () => {
  const leadId = await shop.book('2099-11-26T10:00:00+11:00');
  await shop.press(leadId, { action: 'confirm' });
  const later = { ...shop.ours, services: { ...shop.ours.services, now: () => Date.parse('2099-11-26T10:00:00+11:00') } };
  expect(await showBooking(later, shop.link(leadId), '')).toMatchObject({
    title: 'This booking is in the past',
    choices: { canConfirm: false, canMove: false, canCancel: false },
    day: null,
  });
  for (const form of [{ action: 'cancel' }, { action: 'move', startsAt: '2099-11-27T09:00:00+11:00' }])
    expect(await shop.press(leadId, form, later)).toMatchObject({ kind: 'refused', status: 409 });
});
