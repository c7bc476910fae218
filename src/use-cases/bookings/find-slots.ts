import type { BookingKind } from '#src/rules/bookings/booking.ts';
import { APPOINTMENT_LEAD_MINUTES, type AppointmentTime, appointmentTimes } from '#src/rules/hours/appointment-times.ts';
import { addressKey } from '#src/rules/leads/address-key.ts';
import { personKeys } from '#src/rules/leads/person-keys.ts';
import type { Location } from '#src/rules/places/location.ts';
import { DAY_MS } from '#src/rules/time/local-day.ts';
import { isoInZone } from '#src/rules/time/zone-time.ts';
import { locationZone } from '#src/rules/time/zones.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { BookingLimits, WantedSlot } from '#src/store/bookings/wanted-slot.ts';
import type { RequestedSlot } from '#src/store/leads/lead-inbox.ts';
import type { Context, Services } from '#src/use-cases/context.ts';

/** What a booking needs of a site: less than a visitor's context, so that the command line can book too. */
export type BookingContext = Pick<Context, 'site' | 'store'> & { readonly services: Pick<Services, 'now'> };

/** The switches of a location's dealership, over the site's. */
const switchesOf = ({ site }: Pick<Context, 'site'>, location: Location) => switchesFor(site, location.dealershipId);

/** How long an appointment takes at a location, and how many can be at once. */
function appointmentSize(context: Pick<Context, 'site'>, location: Location, kind: BookingKind) {
  const switches = switchesOf(context, location);
  return kind === 'service'
    ? { minutes: switches.serviceMinutes, capacity: switches.servicesAtOnce }
    : { minutes: switches.testDriveMinutes, capacity: switches.testDrivesAtOnce };
}

/** The bookable times of a day at a location of this site, in the location's own zone (ledger L11, P10). */
export async function dayTimes(
  context: BookingContext,
  location: Location,
  kind: BookingKind,
  date: string,
): Promise<AppointmentTime[]> {
  const { special, taken } = await bookedDay(context, location, kind, date);
  return appointmentTimes({
    ...dayOf(context, location, kind, date),
    special,
    taken,
    now: context.services.now(),
    leadTimeMinutes: APPOINTMENT_LEAD_MINUTES,
  });
}

/** The slot at a requested time, and whether the location offers that time. Whether it is free is decided when it is taken. */
export async function requestedSlot(
  context: BookingContext,
  location: Location,
  kind: BookingKind,
  at: number,
): Promise<RequestedSlot> {
  const startsAt = isoInZone(locationZone(location.state), at);
  const date = startsAt.slice(0, 10);
  const { special } = await bookedDay(context, location, kind, date);
  const day = { ...dayOf(context, location, kind, date), special, taken: [], leadTimeMinutes: 0 };
  // A form may have been open for a while, and one that is sent again must find its slot again.
  const offered = appointmentTimes({ ...day, now: context.services.now() - GRACE_MS });
  const { capacity, minutes } = day;
  const holdHours = switchesOf(context, location).bookingHoldHours;
  return {
    slot: { locationId: location.id, kind, startsAt, minutes, capacity, holdHours },
    isOffered: offered.some((time) => time.startsAt === at),
  };
}

/** The slot that a lead requests, with the limits of its sender; null when the location does not offer that time. */
export async function slotForLead(
  context: Context,
  location: Location,
  { kind, at, ip, fields }: { kind: BookingKind; at: number; ip: string; fields: Readonly<Record<string, string>> },
): Promise<WantedSlot | null> {
  const { slot, isOffered } = await requestedSlot(context, location, kind, at);
  const { bookings, signer } = context.services;
  const { mostPerAddress, windowHours } = bookings;
  const limits: BookingLimits = {
    ...personLimits(context, fields),
    network: signer.sign('network', addressKey(ip)),
    networkBefore: signer.signBefore('network', addressKey(ip)),
    mostPerNetwork: mostPerAddress,
    windowHours,
  };
  return isOffered ? { ...slot, limits } : null;
}

/** How many bookings the sender of a lead may have. Only keyed hashes of who they are get stored. */
export const personLimits = ({ site, services }: Context, fields: Readonly<Record<string, string>>): BookingLimits => ({
  persons: personKeys(fields).map((key) => services.signer.sign('person', key)),
  personsBefore: personKeys(fields).flatMap((key) => services.signer.signBefore('person', key) ?? []),
  mostPerPerson: site.switches.bookingsPerPerson,
});

const GRACE_MS = 10 * 60_000;

const dayOf = (context: Pick<Context, 'site'>, location: Location, kind: BookingKind, date: string) => ({
  ...appointmentSize(context, location, kind),
  hours: location.openingHours,
  zone: locationZone(location.state),
  date,
});

function bookedDay({ store }: BookingContext, { id }: Location, kind: BookingKind, date: string) {
  const noon = Date.parse(`${date}T12:00:00Z`);
  return store.bookedDay({ locationId: id, kind, date, from: noon - 2 * DAY_MS, until: noon + 2 * DAY_MS });
}
