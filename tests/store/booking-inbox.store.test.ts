import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingLine, leadLines } from '#src/cli/leads-lines.ts';
import { aBookingShop, type BookingShop } from '#tests/store/booking-shop.ts';

let shop: BookingShop;
beforeAll(async () => {
  shop = await aBookingShop();
});
afterAll(() => shop.fleet.end());

/** Fills a time, so that nobody else can have it. */
async function fill(at: string): Promise<void> {
  while ((await shop.send(at)).kind === 'accepted');
}
const SPAM = { elapsedMs: 1 };

test('L11 the dealer confirms a booking, and the shopper is told as well', async () => {
  const leadId = await shop.book('2099-11-16T09:00:00+11:00');
  expect(await shop.inbox.confirm(leadId)).toMatchObject({ kind: 'changed', booking: { state: 'confirmed' } });
  expect(await shop.deliveries(leadId)).toEqual(['dealer-email 0', 'shopper-email 0', 'dealer-email 1', 'shopper-email 1']);
});

test('L11 the dealer confirms a booking whose hold has ended while its time is free, and is told when it is not', async () => {
  const at = '2099-11-16T09:30:00+11:00';
  const [first, second] = [await shop.book(at), await shop.book(at)];
  for (const leadId of [first, second]) await shop.endHold(leadId);
  expect(await shop.inbox.confirm(first)).toMatchObject({ kind: 'changed' });
  await fill(at);
  expect(await shop.inbox.confirm(second)).toEqual({ kind: 'full' });
});

test('L11 the dealer confirms a wish that the limits had stopped', async () => {
  const person = { email: 'regular@shopper.example' };
  for (const at of ['2099-11-17T09:00:00+11:00', '2099-11-17T09:30:00+11:00']) await shop.book(at, {}, person);
  const outcome = await shop.send('2099-11-17T10:00:00+11:00', {}, person);
  expect(outcome).toMatchObject({ kind: 'accepted', booking: 'wish' });
  const leadId = outcome.kind === 'accepted' ? outcome.leadId : '';
  expect(await shop.inbox.confirm(leadId)).toMatchObject({ kind: 'changed', booking: { state: 'confirmed' } });
});

test('L11 a lead that named no time to be booked cannot be confirmed', async () => {
  expect(await shop.inbox.confirm(await shop.book('some time on Tuesday'))).toEqual({ kind: 'notPossible' });
});

test('H9 a lead that was held as spam from the beginning holds no slot', async () => {
  const at = '2099-11-18T09:00:00+11:00';
  for (let sent = 0; sent < 3; sent += 1) expect(await shop.send(at, SPAM)).toMatchObject({ kind: 'accepted', booking: null });
  expect(await shop.freeTimes('2099-11-18')).toContain(at);
});

test('H9 a lead that turns out not to be spam takes the slot it asked for', async () => {
  const at = '2099-11-18T09:30:00+11:00';
  const leadId = await shop.book(at, SPAM);
  expect(await shop.inbox.release(leadId)).toMatchObject({ kind: 'released', booking: { state: 'held', isLapsed: false } });
  await shop.book(at);
  expect(await shop.freeTimes('2099-11-18')).not.toContain(at);
});

test('H9 where that slot has gone, the lead keeps its time as a wish, and the answer says so', async () => {
  const at = '2099-11-18T10:00:00+11:00';
  const leadId = await shop.book(at, SPAM);
  await fill(at);
  expect(await shop.inbox.release(leadId)).toMatchObject({ kind: 'released', booking: { state: 'released', reason: 'wish' } });
});

test('H9 marking a booking as spam frees its slot, and taking it back gives the slot back', async () => {
  const at = '2099-11-19T09:00:00+11:00';
  const [leadId] = [await shop.book(at), await shop.book(at)];
  await shop.inbox.hold(leadId);
  expect(await shop.freeTimes('2099-11-19')).toContain(at);
  expect(await shop.inbox.release(leadId)).toMatchObject({ booking: { state: 'held' } });
  expect(await shop.freeTimes('2099-11-19')).not.toContain(at);
});

test('H9 a confirmed booking that was marked as spam by mistake is confirmed again', async () => {
  const leadId = await shop.book('2099-11-19T09:30:00+11:00');
  await shop.press(leadId, { action: 'confirm' });
  await shop.inbox.hold(leadId);
  expect(await shop.inbox.release(leadId)).toMatchObject({ booking: { state: 'confirmed' } });
});

test('H9 a booking that was marked as spam and whose slot has gone stays with the lead as a wish', async () => {
  const at = '2099-11-19T10:00:00+11:00';
  const leadId = await shop.book(at);
  await shop.inbox.hold(leadId);
  await fill(at);
  expect(await shop.inbox.release(leadId)).toMatchObject({ booking: { state: 'released', reason: 'wish' } });
});

test('H9 whoever has the link of a booking that is marked as spam can do nothing with it', async () => {
  const leadId = await shop.book('2099-11-20T09:00:00+11:00');
  await shop.inbox.hold(leadId);
  for (const form of [{ action: 'confirm' }, { action: 'cancel' }, { action: 'move', startsAt: '2099-11-20T09:30:00+11:00' }])
    expect(await shop.press(leadId, form)).toMatchObject({ kind: 'refused', status: 409 });
  expect(await shop.booking(leadId)).toMatchObject({ state: 'released', reason: 'spam' });
});

test('K5 erasing a lead frees its slot', async () => {
  const at = '2099-11-20T10:00:00+11:00';
  const [leadId] = [await shop.book(at), await shop.book(at)];
  expect(await shop.freeTimes('2099-11-20')).not.toContain(at);
  await shop.fleet.platform.eraseLeads('ours', [leadId]);
  expect(await shop.freeTimes('2099-11-20')).toContain(at);
});

test('J6 a lead is shown with its booking and its state, on the clocks of its location, which are named', async () => {
  const leadId = await shop.book('2099-11-20T10:30:00+11:00');
  await shop.inbox.confirm(leadId);
  const entry = await shop.inbox.find(leadId);
  if (entry === null) throw new Error('It is not there.');
  expect(leadLines(entry, shop.inbox.timeZone).find((line) => line.startsWith('Booking'))).toBe(
    'Booking                 test drive, Friday 20 November 2099, 10.30 am AEDT, Shared Motors Yard: confirmed',
  );
});

test('J6 a held booking says until when, and what follows after that', async () => {
  const leadId = await shop.book('2099-11-23T09:00:00+11:00');
  const line = async () => {
    const booking = await shop.booking(leadId);
    return booking === null ? '' : bookingLine(booking);
  };
  expect(await line()).toMatch(/: held until \w+ \d+ \w+ \d{4}, [\d.]+ [ap]m AE[DS]T, not confirmed yet$/);
  await shop.endHold(leadId);
  expect(await line()).toMatch(/: not confirmed by .+ AE[DS]T, the time is free again$/);
});
