import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeBooking } from '#src/use-cases/bookings/change-booking.ts';
import type { Context } from '#src/use-cases/context.ts';
import { showBooking } from '#src/views/bookings/show-booking.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import { aDeliveryHarness, type DeliveryHarness } from './delivery-harness.ts';

let services: DeliveryHarness;
let harbour: Context;
beforeAll(async () => {
  services = await aDeliveryHarness();
  harbour = await services.fleet.context('harbour', new Date('2099-11-15T00:00:00Z'));
});
afterAll(() => services.end());

const PLANNED = [
  { channel: 'dealer-email', target: 'sales@harbour.example' },
  { channel: 'shopper-email', target: 'sam@shopper.example' },
];
/** Takes a test drive on a Monday morning in Brisbane, and what is posted for it. */
async function bookedDrive(startsAt: string) {
  const [yard] = harbour.showroom.locations;
  const slot = { locationId: yard?.id ?? 0, kind: 'test-drive', minutes: 30, capacity: 5, holdHours: 24 } as const;
  return takenLead(harbour.store, {
    form: 'test-drive',
    locationId: yard?.id ?? 0,
    planned: PLANNED,
    appointment: { ...slot, startsAt },
  });
}
async function emailsOf(leadId: string) {
  const before = services.mail.mails.length;
  await services.deliver(leadId);
  const came = services.mail.mails.slice(before);
  const to = (address: string) => came.find(({ envelopeTo }) => envelopeTo.includes(address));
  return { dealer: to('sales@harbour.example'), shopper: to('sam@shopper.example') };
}
const linkOf = (text: string) => {
  const [address = ''] = /https?:\/\/\S+\/booking\/\S+/.exec(text) ?? [];
  const url = new URL(address);
  return { reference: url.pathname.split('/').at(-1) ?? '', key: url.searchParams.get('key') ?? '' };
};

test('L14 a shopper’s letter holds the link that opens their booking, in its text and as a button', async () => {
  const leadId = await bookedDrive('2099-11-16T09:00:00+10:00');
  const { shopper } = await emailsOf(leadId);
  const link = linkOf(shopper?.text ?? '');
  expect(link.reference).toBe(leadId);
  expect(await showBooking(harbour, link, '')).toMatchObject({ when: 'Monday 16 November 2099, 9 am AEST' });
  expect(shopper?.text).toContain('We’re holding Monday 16 November 2099, 9 am AEST for you until');
  expect(shopper?.html).toContain(`/booking/${leadId}?key=${link.key}`);
});

test('H9 the dealer’s letter, which many people may read, does not hold the shopper’s link', async () => {
  const { dealer } = await emailsOf(await bookedDrive('2099-11-16T09:30:00+10:00'));
  expect(dealer?.source).not.toContain('/booking/');
  expect(dealer?.text).toMatch(/Booking: held until .+ AEST, not confirmed yet/);
});

test('L14 the dealer reads that a booking was confirmed, moved and cancelled, each time with its new time and state', async () => {
  const leadId = await bookedDrive('2099-11-16T10:00:00+10:00');
  await emailsOf(leadId);
  const link = { reference: leadId, key: harbour.services.signer.sign('booking', leadId) };
  const after = async (form: Readonly<Record<string, string>>) => {
    expect(await changeBooking(harbour, link, form)).toEqual({ kind: 'done' });
    const { dealer, shopper } = await emailsOf(leadId);
    expect(shopper).toBeUndefined();
    return [
      dealer?.subject,
      /^Preferred time: (.+)$/m.exec(dealer?.text ?? '')?.[1],
      /^Booking: (.+)$/m.exec(dealer?.text ?? '')?.[1],
    ];
  };
  expect(await after({ action: 'confirm' })).toEqual([
    'Confirmed: Test drive request, from Sam Lee',
    'Monday 16 November 2099, 10 am AEST',
    'confirmed',
  ]);
  expect(await after({ action: 'move', startsAt: '2099-11-17T09:00:00+10:00' })).toEqual([
    'Moved: Test drive request, from Sam Lee',
    'Tuesday 17 November 2099, 9 am AEST',
    'confirmed',
  ]);
  expect(await after({ action: 'cancel' })).toEqual([
    'Cancelled: Test drive request, from Sam Lee',
    'Tuesday 17 November 2099, 9 am AEST',
    'cancelled by the customer, the time is free again',
  ]);
});

test('L14 a webhook says how a lead’s booking stands', async () => {
  const [yard] = harbour.showroom.locations;
  const wanted = { locationId: yard?.id ?? 0, kind: 'test-drive', startsAt: '2099-11-18T09:00:00+10:00', minutes: 30 } as const;
  const leadId = await takenLead(harbour.store, {
    form: 'test-drive',
    planned: [{ channel: 'webhook', target: `${services.receiver.url}/leads` }],
    appointment: { ...wanted, capacity: 1, holdHours: 24 },
  });
  await services.deliver(leadId);
  const body = JSON.parse(services.receiver.received.at(-1)?.body ?? '{}') as { booking?: object };
  expect(body.booking).toMatchObject({ kind: 'test-drive', state: 'held', starts_at: '2099-11-17T23:00:00+00:00', minutes: 30 });
});
