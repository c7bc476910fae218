import { oneLine } from '#src/adapters/mail/one-line.ts';
import type { Booking } from '#src/rules/bookings/booking.ts';
import { bookingPhase } from '#src/rules/bookings/booking-state.ts';
import { bookingWords } from '#src/rules/bookings/booking-words.ts';
import { suppressionText } from '#src/rules/leads/confirmation.ts';
import { leadAttributes } from '#src/rules/leads/lead-attributes.ts';
import { fieldOf, personName } from '#src/rules/leads/lead-details.ts';
import { leadOrigin } from '#src/rules/leads/lead-origin.ts';
import { zoneName } from '#src/rules/time/time-text.ts';
import { isoInZone } from '#src/rules/time/zone-time.ts';
import type { InboxDelivery, InboxLead } from '#src/store/leads/lead-inbox.ts';
import { bookingTimes } from '#src/use-cases/bookings/format-times.ts';

/** What a visitor typed must not move the cursor, colour the screen or reverse the line. */
export const plain = (text: string): string => oneLine(text, 5_000);
export const column = (text: string, width: number): string => {
  const shown = plain(text);
  return (shown.length > width - 2 ? `${shown.slice(0, width - 3)}…` : shown).padEnd(width);
};
/** A time in the site's time zone, with its name: 2026-07-21 15:05 AEST (ledger P10). */
export const when = (at: Date | string, zone: string): string => {
  const instant = new Date(at).getTime();
  return `${isoInZone(zone, instant).slice(0, 16).replace('T', ' ')} ${zoneName(zone, instant)}`;
};

const NOBODY = 'NO RECEIVER at the dealer';

/** The state of a lead's deliveries, in a few words. */
function deliveryWords({ lead, toDealer, delivered, waiting, setAside, suppressed }: InboxLead): string {
  if (lead.isSpam) return 'held as spam';
  if (lead.leadStatus === 'Incomplete' && delivered + waiting + setAside + suppressed === 0) return 'unfinished';
  const parts = [
    delivered > 0 ? `${delivered} delivered` : '',
    waiting > 0 ? `${waiting} waiting` : '',
    setAside > 0 ? `${setAside} set aside` : '',
    suppressed > 0 ? `${suppressed} suppressed` : '',
  ].filter((part) => part !== '');
  // Even if the email to the shopper is delivered, no dealer has heard of the lead (ledger P16).
  if (toDealer === 0) return parts.length === 0 ? NOBODY : `${NOBODY} (email to the shopper: ${parts.join(', ')})`;
  return parts.join(', ');
}

/** A lead in one line: when, who, what, which vehicle, the state of its deliveries. */
export const inboxLine = (entry: InboxLead, zone: string): string =>
  [
    column(entry.lead.id.slice(0, 8), 10),
    column(when(entry.lead.createdAt, zone), 23),
    column(personName(entry.lead), 24),
    column(entry.lead.subcategory ?? entry.lead.category, 24),
    column(entry.vehicle ?? '', 32),
    deliveryWords(entry),
  ].join('');

/** A booking in one line: what, when in the location's time zone, where, and its state. */
export function bookingLine(booking: Booking): string {
  const { when, heldUntil } = bookingTimes(booking);
  const what = booking.kind.replace('-', ' ');
  return plain(`${what}, ${when}, ${booking.locationName ?? ''}: ${bookingWords(bookingPhase(booking), heldUntil)}`);
}

export function leadLines(entry: InboxLead, zone: string): string[] {
  const { lead } = entry;
  const row = (label: string, value: string) => (value === '' ? [] : [`${label.padEnd(24)}${plain(value)}`]);
  const fields = Object.keys(lead.fields).flatMap((name) => row(plain(name), fieldOf(lead, name)));
  return [
    ...row('Lead', lead.id),
    ...row('Received', when(lead.createdAt, zone)),
    ...row('Form', `${lead.form} (${lead.leadStatus})`),
    ...row('Category', [lead.category, lead.subcategory].filter(Boolean).join(', ')),
    ...row('Vehicle', entry.vehicle ?? ''),
    ...row('Booking', lead.booking === null ? '' : bookingLine(lead.booking)),
    ...row('Deliveries', deliveryWords(entry)),
    ...row('Held because', entry.spamReason ?? ''),
    '',
    ...fields,
    '',
    ...leadOrigin(leadAttributes(lead.attributes), null).flatMap(({ label, value }) => row(label, value)),
    ...row('Consent', consentWords(lead, zone)),
  ];
}

function consentWords({ consent }: InboxLead['lead'], zone: string): string {
  if (consent === null) return 'not asked';
  const { opt_in: isAgreed, shown, at, page } = consent;
  const where = typeof page === 'string' && page !== '' ? `, on ${page}` : '';
  const time = typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? when(at, zone) : String(at);
  return `${isAgreed === true ? 'agreed' : 'did not agree'} to “${String(shown)}”, ${time}${where}`;
}

export const deliveryLines = (delivery: InboxDelivery, zone: string): string[] => [
  `${column(delivery.channel, 16)}${column(delivery.target, 48)}${delivery.state.replace('_', ' ')}${
    delivery.nextAttemptAt === null ? '' : `, next ${when(delivery.nextAttemptAt, zone)}`
  }${delivery.suppressedBecause === null ? '' : `: ${suppressionText(delivery.suppressedBecause)}`}`,
  ...delivery.made.map(({ at, outcome, error }) => `  ${when(at, zone)}  ${outcome}${error === null ? '' : `: ${plain(error)}`}`),
];
