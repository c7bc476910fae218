import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { enquiryRows } from '#src/views/accounts/enquiry-rows.ts';
import { showBooking } from '#src/views/bookings/show-booking.ts';
import { aBookingShop, type BookingShop } from '#tests/store/booking-shop.ts';

let shop: BookingShop;
beforeAll(async () => {
  shop = await aBookingShop();
});
afterAll(() => shop.fleet.end());

let people = 0;
/** Someone who has proved a number, and the number as they type it. */
async function aShopper(): Promise<{ signedIn: SignedIn; phone: string }> {
  people += 1;
  const digits = String(people).padStart(8, '0');
  const { id } = await shop.fleet.all
    .insertInto('shopper')
    .values({ siteId: shop.ours.site.id, phone: `+614${digits}`, createdAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { signedIn: { shopperId: id, sessionId: '', phone: `+614${digits}` }, phone: `04${digits}` };
}
/** Whether a link of the list opens the booking's own page. */
async function opens(href: string): Promise<boolean> {
  const url = new URL(href, 'https://dealer.example');
  const reference = url.pathname.split('/')[2] ?? '';
  return (await showBooking(shop.ours, { reference, key: url.searchParams.get('key') ?? '' }, '')) !== null;
}

test('A10 a booking waits for the shopper until it is confirmed, and its page is opened from the list', async () => {
  const { signedIn, phone } = await aShopper();
  const leadId = await shop.book('2099-11-16T09:00:00+11:00', {}, { phone });
  const [held] = await enquiryRows(shop.ours, signedIn);
  expect(held).toMatchObject({
    id: leadId,
    title: 'Test drive',
    line: 'Monday 16 November 2099, 9 am AEDT, Shared Motors Yard',
    links: [{ label: 'Confirm your time' }],
    state: 'Waiting for you',
  });
  expect(await opens(held?.links[0]?.href ?? '')).toBe(true);
  await shop.press(leadId, { action: 'confirm' });
  const [confirmed] = await enquiryRows(shop.ours, signedIn);
  expect(confirmed).toMatchObject({ links: [{ label: 'Add to calendar' }, { label: 'Move or cancel' }], state: 'Confirmed' });
  expect(confirmed?.links[0]?.href).toMatch(new RegExp(`^/booking/${leadId}/calendar\\.ics\\?key=`));
  expect(await opens(confirmed?.links[1]?.href ?? '')).toBe(true);
  await shop.press(leadId, { action: 'cancel' });
  expect(await enquiryRows(shop.ours, signedIn)).toMatchObject([{ links: [{ label: 'Choose another time' }], state: 'Closed' }]);
});

test('A10 a hold that has ended still waits for the shopper', async () => {
  const { signedIn, phone } = await aShopper();
  await shop.endHold(await shop.book('2099-11-16T09:30:00+11:00', {}, { phone }));
  expect(await enquiryRows(shop.ours, signedIn)).toMatchObject([
    { links: [{ label: 'Check your time' }], state: 'Waiting for you' },
  ]);
});

test('P6 a booking at another site of the same dealership is not in the list', async () => {
  const { signedIn, phone } = await aShopper();
  await shop.send('2099-11-16T10:00:00+11:00', {}, { phone }, shop.partner);
  expect(await enquiryRows(shop.ours, signedIn)).toEqual([]);
});
