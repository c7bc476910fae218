import type { EmailBooking, LeadEmail, ShopperEmail } from '#src/adapters/mail/emails/lead-email.ts';
import type { Booking } from '#src/rules/bookings/booking.ts';
import { bookingPhase } from '#src/rules/bookings/booking-state.ts';
import { bookingNotice, bookingWords } from '#src/rules/bookings/booking-words.ts';
import { paymentNews } from '#src/rules/invoices/invoice-lead.ts';
import { attachedText } from '#src/rules/leads/attached-text.ts';
import { greetingName } from '#src/rules/leads/greeting-name.ts';
import { leadAttributes } from '#src/rules/leads/lead-attributes.ts';
import { fieldOf, leadDetails, personName, requestedTime } from '#src/rules/leads/lead-details.ts';
import { leadOrigin } from '#src/rules/leads/lead-origin.ts';
import { reservationNews } from '#src/rules/reservations/reservation-lead.ts';
import { timeText } from '#src/rules/time/time-text.ts';
import { acceptedRange } from '#src/rules/trade-in/accepted-range.ts';
import { bookingTimes } from '#src/use-cases/bookings/format-times.ts';
import type { AttachedUploads } from './attach-uploads.ts';
import { describeLead } from './describe-lead.ts';
import type { LeadFacts } from './gather-lead-facts.ts';

/** The dealership's email about a lead, with what the visitor typed (ledger L14). */
export function writeLeadEmail(facts: LeadFacts, bookingHref: string, { attached, missing }: AttachedUploads): LeadEmail {
  const { lead } = facts;
  const booking = emailBooking(lead.booking, bookingHref);
  const page = fieldOf(lead, 'page_id') || text(lead.consent?.page);
  return {
    ...describeLead(facts),
    isFinished: lead.leadStatus === 'Complete',
    person: { name: personName(lead), email: fieldOf(lead, 'email') || null, phone: fieldOf(lead, 'phone') || null },
    prefers: fieldOf(lead, 'PreferredContactMethod') || null,
    wantedTime: booking?.when ?? requestedTime(facts),
    booking,
    reservation: reservationNews(fieldOf(lead, 'reservation_status')) ?? paymentNews(fieldOf(lead, 'payment_status')),
    message: fieldOf(lead, 'message') || null,
    offer: fieldOf(lead, 'offer') || null,
    details: leadDetails(facts),
    attached: attachedText(attached.length, missing),
    origin: leadOrigin(leadAttributes(lead.attributes), facts.car),
    consent: consentText(facts),
    page: page === '' ? null : page,
  };
}

/**
 * The shopper's email. Nobody has proved that the address is the sender's, so of what was typed it holds only a cleaned first name; the rest
 * is the platform's own record of what the lead is about (ledger H9).
 */
export function writeShopperEmail(facts: LeadFacts, bookingHref: string): ShopperEmail {
  const { lead, offers } = facts;
  const offerId = fieldOf(lead, 'offer_id');
  return {
    ...describeLead(facts),
    firstName: greetingName(fieldOf(lead, 'name')),
    booking: emailBooking(lead.booking, bookingHref),
    offer: offers.find(({ id }) => String(id) === offerId)?.name ?? null,
    tradeIn: acceptedRange(lead.fields),
  };
}

function emailBooking(booking: Booking | null, href: string): EmailBooking | null {
  if (booking === null) return null;
  const { when, heldUntil } = bookingTimes(booking);
  const phase = bookingPhase(booking);
  const { text: news, link: linkLabel } = bookingNotice(phase, when, heldUntil);
  const standing = booking.moves > 0 ? 'Moved' : 'Confirmed';
  const change = phase === 'cancelled' ? 'Cancelled' : phase === 'confirmed' ? standing : null;
  return { when, change, state: bookingWords(phase, heldUntil), news, href, linkLabel };
}

function consentText({ lead, zone }: LeadFacts): string {
  if (lead.consent === null) return 'Not asked: please don’t send marketing.';
  const at = Date.parse(text(lead.consent.at));
  const when = Number.isNaN(at) ? '' : ` on ${timeText(zone, at)}`;
  const page = text(lead.consent.page);
  const where = page === '' ? '' : ` on ${page}`;
  const said = lead.consent.opt_in === true ? 'Agreed' : 'Didn’t agree';
  return `${said} to: “${text(lead.consent.shown)}”${when}${where}.`;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
