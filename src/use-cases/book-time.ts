import { APPOINTMENT_LEAD_MINUTES, appointmentTimes } from '#src/rules/hours/appointment-times.ts';
import type { DayHours } from '#src/rules/hours/hours-lines.ts';
import { isoInZone } from '#src/rules/time/zone-time.ts';
import { zoneOfState } from '#src/rules/time/zones.ts';
import type { WantedPlace } from '#src/store/leads.ts';
import type { LocationRow } from '#src/store/read-site.ts';
import type { Context } from './context.ts';

/** What people can come for. */
export type AppointmentKind = WantedPlace['kind'];

/** How long each kind takes at a location, and how many at once: its dealership's own switches, over the site's. */
function appointmentSize({ site }: Pick<Context, 'site'>, location: LocationRow, kind: AppointmentKind) {
  const { switches } = site.dealerships.find(({ id }) => id === location.dealership_id) ?? site;
  return kind === 'service'
    ? { minutes: switches.serviceMinutes, capacity: switches.servicesAtOnce }
    : { minutes: switches.testDriveMinutes, capacity: switches.testDrivesAtOnce };
}

/** The bookable times of a day at a location of this site, in the location's own zone (ledger L11, P10). */
export async function dayTimes(context: Context, location: LocationRow, kind: AppointmentKind, date: string) {
  const { special, taken } = await bookedDay(context, location, kind, date);
  return appointmentTimes({
    ...dayOf(context, location, kind, date),
    special,
    taken,
    now: context.desk.now(),
    leadTimeMinutes: APPOINTMENT_LEAD_MINUTES,
  });
}

/** The place that a lead wants, where its time is one that the location offers; whether it is still free is settled when it is written. */
export async function wantedPlace(
  context: Context,
  location: LocationRow,
  kind: AppointmentKind,
  at: number,
): Promise<WantedPlace | null> {
  const date = isoInZone(zoneOf(location), at).slice(0, 10);
  const { special } = await bookedDay(context, location, kind, date);
  const given = { ...dayOf(context, location, kind, date), special, taken: [], leadTimeMinutes: 0 };
  // A form may have been open for a while, and one that is sent again must find its place again.
  const offered = appointmentTimes({ ...given, now: context.desk.now() - GRACE_MS });
  const time = offered.find(({ startsAt }) => startsAt === at);
  return time === undefined ? null : { locationId: location.id, kind, startsAt: time.iso, capacity: given.capacity };
}

const GRACE_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

const zoneOf = ({ state }: LocationRow): string => zoneOfState(state) ?? 'Australia/Brisbane';

const dayOf = (context: Context, location: LocationRow, kind: AppointmentKind, date: string) => ({
  ...appointmentSize(context, location, kind),
  hours: location.opening_hours as readonly DayHours[],
  zone: zoneOf(location),
  date,
});

function bookedDay({ store }: Context, { id }: LocationRow, kind: AppointmentKind, date: string) {
  const noon = Date.parse(`${date}T12:00:00Z`);
  return store.bookedDay({ locationId: id, kind, date, from: noon - 2 * DAY_MS, until: noon + 2 * DAY_MS });
}
