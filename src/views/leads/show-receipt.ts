import type { Booking } from '#src/rules/bookings/booking.ts';
import { bookingPhase } from '#src/rules/bookings/booking-state.ts';
import { openText } from '#src/rules/hours/open-text.ts';
import { FIELDS, type FieldName, fieldByName } from '#src/rules/leads/fields.ts';
import { shownValue } from '#src/rules/leads/shown-value.ts';
import type { Location } from '#src/rules/places/location.ts';
import { vehicleName } from '#src/rules/stock/vehicle.ts';
import { timeText } from '#src/rules/time/time-text.ts';
import { locationZone } from '#src/rules/time/zones.ts';
import { detailHref } from '#src/rules/vehicle/detail-href.ts';
import type { OwnLead } from '#src/store/leads/own-lead.ts';
import { bookingTimes } from '#src/use-cases/bookings/format-times.ts';
import type { Context } from '#src/use-cases/context.ts';
import { visitorHash } from '#src/use-cases/leads/recognise-visitor.ts';
import { type LocationLine, locationLine } from '#src/use-cases/places/find-locations.ts';
import { placeOpen } from '#src/use-cases/places/opening-facts.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import type { Fact } from '#src/views/vehicle/vehicle-facts.ts';

/** What was sent and to whom, for the visitor who sent it. */
export interface Receipt {
  readonly sentTo: string;
  readonly sentAt: string;
  readonly reference: string;
  readonly car: { readonly name: string; readonly href: string } | null;
  readonly appointment: Fact | null;
  readonly rows: readonly Fact[];
  readonly location: LocationLine | null;
  /** Whether the location is open now, or when it opens. */
  readonly openText: string | null;
}

/** The receipt of a lead, for the visitor whose cookie it was sent with; null for anyone else (ledger H3). */
export async function showReceipt(context: Context, leadId: string): Promise<Receipt | null> {
  const { site, showroom, store, sender } = context;
  const visitor = sender?.visitor ?? null;
  const lead = visitor === null ? null : await store.ownLead(leadId, visitorHash(visitor));
  if (lead === null) return null;
  const location = showroom.locations.find(({ id }) => id === lead.locationId) ?? null;
  const dealership = site.dealerships.find(({ id }) => id === lead.dealershipId);
  const car = lead.vehicleId === null ? null : await findVehicle(context, String(lead.vehicleId));
  const zone = clockOf(context, location);
  const hasLink = (dealership ?? site).switches.confirmsLeads && (lead.fields.email ?? '') !== '';
  return {
    sentTo: location?.name ?? dealership?.name ?? site.name,
    sentAt: timeText(zone, lead.createdAt.getTime()),
    reference: lead.id.slice(0, 8),
    car: car === null ? null : { name: vehicleName(car), href: detailHref(site.switches.detailLinkPrefix, car) },
    appointment: lead.booking === null ? null : appointmentOf(lead.booking, hasLink),
    rows: receiptRows(lead),
    location: location === null ? null : locationLine(context, location),
    openText: location === null ? null : openNow(context, location),
  };
}

const clockOf = ({ site }: Context, location: Location | null): string =>
  locationZone(location?.state ?? null, site.switches.timeZone);

function openNow(context: Context, location: Location): string | null {
  const now = context.services.now();
  return openText(placeOpen(context, location, now), now);
}

/** The time of a booking and its state. Whether an email with a link is sent is a switch of the dealership. */
function appointmentOf(booking: Booking, hasLink: boolean): Fact {
  const { when, heldUntil } = bookingTimes(booking);
  const phase = bookingPhase(booking);
  const how = hasLink ? 'Please confirm it with the link in our email.' : 'We’ll be in touch to confirm it.';
  if (phase === 'held') return { label: 'Your time', value: `${when}\nHeld for you until ${heldUntil}. ${how}` };
  if (phase === 'confirmed') return { label: 'Your time', value: `${when}\nConfirmed` };
  return { label: 'Preferred time', value: `${when}\nWe’ll be in touch to confirm a time.` };
}

/** What the visitor typed, under the form's labels; what the server added is left out. */
export function receiptRows({ fields, vehicleId, booking }: Pick<OwnLead, 'fields' | 'vehicleId' | 'booking'>): Fact[] {
  const isShown = (name: FieldName) =>
    !UNSAID.has(name) &&
    !(name === 'dateTime' && booking !== null) &&
    !(vehicleId !== null && (name === 'Vehicle Make' || name === 'Vehicle Model'));
  return (Object.keys(FIELDS) as FieldName[]).flatMap((name) => {
    const value = fields[name] ?? '';
    return value === '' || !isShown(name) ? [] : [{ label: fieldByName(name).label, value: valueText(name, value) }];
  });
}

const UNSAID = new Set<FieldName>([
  'category',
  'subcategory',
  'dealership_slug',
  'location',
  'location_id',
  'terms_conditions',
  'request',
]);

function valueText(name: FieldName, value: string): string {
  const { suffix } = fieldByName(name);
  const shown = shownValue(name, value);
  return suffix !== undefined && /\d$/.test(shown) ? `${shown} ${suffix}` : shown;
}
