import { type EnquiryState, enquiryState } from '#src/rules/accounts/enquiry-state.ts';
import { enquiryTitle } from '#src/rules/accounts/enquiry-title.ts';
import type { Booking } from '#src/rules/bookings/booking.ts';
import { bookingCalendarPath, bookingPath } from '#src/rules/bookings/booking-path.ts';
import { bookingPhase } from '#src/rules/bookings/booking-state.ts';
import { bookingNotice } from '#src/rules/bookings/booking-words.ts';
import { isFormName } from '#src/rules/leads/form-name.ts';
import { vehicleName } from '#src/rules/stock/vehicle.ts';
import { cutText } from '#src/rules/text/cut-text.ts';
import { longDayText } from '#src/rules/time/long-day-text.ts';
import type { ShopperLead } from '#src/store/accounts/shopper-leads.ts';
import { readEnquiries } from '#src/use-cases/accounts/read-enquiries.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { bookingTimes } from '#src/use-cases/bookings/format-times.ts';
import type { Context } from '#src/use-cases/context.ts';
import { findVehicles } from '#src/use-cases/stock/find-vehicle.ts';
import { receiptRows } from '#src/views/leads/show-receipt.ts';
import type { Fact } from '#src/views/vehicle/vehicle-facts.ts';

/** Something that a shopper sent, in their own list. */
export interface EnquiryRow {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  /** Where its booking can be seen and changed. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** What was sent. */
  readonly receipt: readonly Fact[];
  /** null when nothing is known to have happened to it. */
  readonly state: EnquiryState | null;
}

/** What a signed-in shopper sent to this site, newest first (ledger A10). */
export async function enquiryRows(context: Context, signedIn: SignedIn): Promise<EnquiryRow[]> {
  const leads = await readEnquiries(context, signedIn);
  const ids = new Set(leads.flatMap(({ vehicleId }) => vehicleId ?? []));
  const names = new Map((await findVehicles(context, [...ids])).map((car) => [car.id, vehicleName(car)]));
  return leads.map((lead) => {
    const { id, fields, form, booking, isDelivered } = lead;
    const car = lead.vehicleId === null ? null : (names.get(lead.vehicleId) ?? null);
    const about = booking === null ? null : bookingFacts(context, booking);
    return {
      id,
      title: enquiryTitle({ form: isFormName(form) ? form : 'enquiry', car, fields, word: context.site.switches.itemType }),
      line: booking === null ? sentLine(context, lead) : bookingLine(booking),
      links: booking === null || about === null ? [] : bookingLinks(context, id, booking),
      receipt: [...receiptRows({ ...lead, fields: withoutPerson(fields) }), { label: 'Reference', value: id.slice(0, 8) }],
      state: enquiryState({ isDelivered, booking: about }),
    };
  });
}

const PERSON: readonly string[] = ['name', 'last_name', 'email', 'phone'];

/** The number's owner knows who they are; whoever typed that number by mistake is not shown to them. */
const withoutPerson = (fields: ShopperLead['fields']): ShopperLead['fields'] =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !PERSON.includes(name)));

const bookingFacts = ({ services }: Context, booking: Booking) => ({
  phase: bookingPhase(booking),
  hasBegun: Date.parse(booking.startsAt) <= services.now(),
});

const bookingLine = (booking: Booking): string =>
  [bookingTimes(booking).when, booking.locationName ?? ''].filter((part) => part !== '').join(', ');

/** Shopper's own words, so that they know which one it is. */
const LONGEST_QUOTE = 90;

function sentLine({ site, services }: Context, { fields, createdAt }: ShopperLead): string {
  const message = (fields.message ?? '').replaceAll(/\s+/g, ' ').trim();
  const quote = message === '' ? '' : `“${cutText(message, LONGEST_QUOTE) ?? message}” `;
  return `${quote}Sent on ${longDayText(site.switches.timeZone, createdAt.getTime(), services.now())}.`;
}

/** Whoever has proved the booking's phone number may open its page, as whoever has the link in our email may. */
function bookingLinks(context: Context, leadId: string, booking: Booking): EnquiryRow['links'] {
  const { phase, hasBegun } = bookingFacts(context, booking);
  const key = context.services.signer.sign('booking', leadId);
  const href = bookingPath(leadId, key);
  if (hasBegun) return [{ label: 'See the booking', href }];
  if (phase === 'confirmed')
    return [
      { label: 'Add to calendar', href: bookingCalendarPath(leadId, key) },
      { label: 'Move or cancel', href },
    ];
  const { when, heldUntil } = bookingTimes(booking);
  return [{ label: bookingNotice(phase, when, heldUntil).link, href }];
}
