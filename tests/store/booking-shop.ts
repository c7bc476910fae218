import { sql } from 'kysely';
import type { Booking } from '#src/rules/bookings/booking.ts';
import type { LeadOutcome, SentLead } from '#src/rules/leads/sent-lead.ts';
import { type BookingAnswer, changeBooking } from '#src/use-cases/bookings/change-booking.ts';
import { listAppointments } from '#src/use-cases/bookings/list-appointments.ts';
import type { Context } from '#src/use-cases/context.ts';
import { type LeadInbox, manageLeads } from '#src/use-cases/leads/manage-leads.ts';
import { recordLead } from '#src/use-cases/leads/record-lead.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { A_PERSON, aSentLead } from '#tests/factories/a-sent-lead.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';

/** A Sunday in Sydney, far ahead: holds follow the database's own clock, which must not have passed the days of these tests. */
const NOW = new Date('2099-11-15T00:00:00Z');

/** A site whose yard takes two test drives at once, and a second site of the same dealership. */
export interface BookingShop {
  readonly fleet: Fleet;
  readonly ours: Context;
  readonly partner: Context;
  readonly inbox: LeadInbox;
  /** Books a time, each time as another person from another address unless a test says otherwise; the lead's id. */
  book(dateTime: string, sent?: Partial<SentLead>, person?: Readonly<Record<string, string>>): Promise<string>;
  /** The same, with everything that came of it. */
  send(
    dateTime: string,
    sent?: Partial<SentLead>,
    person?: Readonly<Record<string, string>>,
    context?: Context,
  ): Promise<LeadOutcome>;
  link(leadId: string): { reference: string; key: string };
  /** Presses a button on a booking's page. */
  press(leadId: string, form: Readonly<Record<string, string>>, context?: Context): Promise<BookingAnswer>;
  booking(leadId: string): Promise<Booking | null>;
  freeTimes(date: string): Promise<string[]>;
  /** Lets the hold of a booking end. */
  endHold(leadId: string): Promise<void>;
  /** The deliveries of a lead as channel and edition. */
  deliveries(leadId: string): Promise<string[]>;
}

/** Sets it up. */
export async function aBookingShop(): Promise<BookingShop> {
  const opening_hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open' as const, open: '09:00', close: '11:00' }));
  const shared = aDealership('shared-motors', {
    switches: { testDriveMinutes: 30, testDrivesAtOnce: 2, bookingHoldHours: 36, leadEmails: ['sales@shared.example'] },
    locations: [
      aLocation({
        slug: 'yard',
        name: 'Shared Motors Yard',
        address: { city: 'Sydney', state: 'NSW', postcode: '2000' },
        contact_detail: { opening_hours },
      }),
      aLocation({ slug: 'annex', name: 'Shared Motors Annex', contact_detail: { opening_hours } }),
    ],
  });
  const fleet = await aFleet([
    aSiteFile({ slug: 'ours', dealerships: [shared] }),
    aSiteFile({ slug: 'partner', dealerships: ['shared-motors'] }),
  ]);
  const [ours, partner] = [await fleet.context('ours', NOW), await fleet.context('partner', NOW)];
  const inbox = await manageLeads(fleet.all, 'ours', () => NOW);
  if (inbox === null) throw new Error('There is no inbox.');
  const yard = String(ours.showroom.locations.find(({ slug }) => slug === 'yard')?.id);
  let people = 0;
  const form = { category: 'Test Drive', subcategory: null, steps: [{ fields: [] }] };
  const shop: BookingShop = {
    fleet,
    ours,
    partner,
    inbox,
    send(dateTime, sent = {}, person = {}, context = ours) {
      people += 1;
      const own = { email: `person${people}@shopper.example`, phone: `0491 57${String(people).padStart(4, '0')}` };
      const values = { ...A_PERSON, ...own, location_id: yard, ...person, booking_date: dateTime.slice(0, 10), dateTime };
      const ip = `203.0.113.${people}`;
      return recordLead(context, aSentLead({ form: 'test-drive', raw: values, ip, ...sent }), { form, values, optInLabel: '' });
    },
    async book(...given) {
      const outcome = await shop.send(...given);
      if (outcome.kind !== 'accepted') throw new Error(`The lead was not taken: ${outcome.kind}.`);
      return outcome.leadId;
    },
    link: (reference) => ({ reference, key: ours.services.signer.sign('booking', reference) }),
    press: (leadId, given, context = ours) => changeBooking(context, shop.link(leadId), given),
    async booking(leadId) {
      const { rows } = await sql<{ booking: Booking | null }>`select booking_of(${leadId}::uuid) as booking`.execute(fleet.all);
      return rows[0]?.booking ?? null;
    },
    async freeTimes(date) {
      const answer = await listAppointments(ours, { kind: 'test-drive', locationId: yard, date });
      return answer.kind === 'times' ? answer.times.map(({ starts_at }) => starts_at) : [];
    },
    async endHold(leadId) {
      await sql`update appointment set held_until = now() - interval '1 second' where lead_id = ${leadId}`.execute(fleet.all);
    },
    async deliveries(leadId) {
      const { rows } = await sql<{ sent: string }>`
        select channel || ' ' || edition as sent from delivery where lead_id = ${leadId} order by edition, channel`.execute(
        fleet.all,
      );
      return rows.map(({ sent }) => sent);
    },
  };
  return shop;
}
