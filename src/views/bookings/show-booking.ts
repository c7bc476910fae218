import { bookingCalendarPath, bookingPath } from '#src/rules/bookings/booking-path.ts';
import { holdsSlot, type ShopperChoices } from '#src/rules/bookings/booking-state.ts';
import { BOOKING_NAMES, type BookingPageWords, bookingPageWords } from '#src/rules/bookings/booking-words.ts';
import { directionsHref } from '#src/rules/places/location.ts';
import { isoInZone } from '#src/rules/time/zone-time.ts';
import { dayTimes, zoneOf } from '#src/use-cases/bookings/book-time.ts';
import { type BookingDay, bookingDay } from '#src/use-cases/bookings/booking-days.ts';
import { bookingTimes } from '#src/use-cases/bookings/booking-times.ts';
import { type BookingLink, type FoundBooking, findBooking } from '#src/use-cases/bookings/find-booking.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { LocationLine } from '#src/use-cases/places/locations.ts';
import { locationLine } from '#src/use-cases/places/locations.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { formCar } from '#src/views/leads/show-form.ts';
import type { FormCar } from '#src/views/site/page-types.ts';

/** A booking's own page, for whoever has its link. */
export interface BookingPage extends BookingPageWords {
  /** Its address, without and with the key. */
  readonly path: string;
  readonly href: string;
  readonly key: string;
  /** What it is called in the middle of a sentence. */
  readonly name: string;
  readonly isConfirmed: boolean;
  readonly reference: string;
  readonly when: string;
  readonly car: FormCar | null;
  readonly place: LocationLine | null;
  readonly directionsHref: string | null;
  readonly choices: ShopperChoices;
  readonly calendarHref: string | null;
  /** The times it can be moved to; null where it cannot. */
  readonly day: BookingDay | null;
  /** Whether choosing a time is what the page is about: nothing is booked, or a day was asked for. */
  readonly isChoosing: boolean;
}

/** The page that a booking's link opens, with the free times of a day; null where the link opens nothing. */
export async function showBooking(context: Context, link: BookingLink, date: string): Promise<BookingPage | null> {
  const found = await findBooking(context, link);
  if (found === null) return null;
  const { booking, phase, hasBegun, location, choices, startsAt } = found;
  const { when, heldUntil } = bookingTimes(booking);
  const isStillFree = phase === 'lapsed' && !hasBegun && (await isFree(context, found));
  const car = found.vehicleId === null ? null : await findVehicle(context, String(found.vehicleId));
  const isBooked = holdsSlot(phase);
  return {
    ...bookingPageWords({ phase, kind: booking.kind, heldUntil, hasBegun, isStillFree }),
    path: `/booking/${link.reference}`,
    href: bookingPath(link.reference, link.key),
    key: link.key,
    name: BOOKING_NAMES[booking.kind],
    isConfirmed: phase === 'confirmed' && !hasBegun,
    reference: link.reference.slice(0, 8),
    when,
    car: car === null ? null : formCar(context, car),
    place: location === null ? null : locationLine(context, location),
    directionsHref: location === null ? null : directionsHref(location),
    choices: { ...choices, canConfirm: choices.canConfirm && (isBooked || isStillFree) },
    calendarHref: isBooked && !hasBegun ? bookingCalendarPath(link.reference, link.key) : null,
    day:
      choices.canMove && location !== null
        ? await bookingDay(context, location, {
            kind: booking.kind,
            asked: date,
            from: startsAt,
            own: isBooked ? startsAt : null,
          })
        : null,
    isChoosing: date !== '' || !(isBooked || isStillFree),
  };
}

async function isFree(context: Context, { booking, location, startsAt }: FoundBooking): Promise<boolean> {
  if (location === null) return false;
  const date = isoInZone(zoneOf(location), startsAt).slice(0, 10);
  return (await dayTimes(context, location, booking.kind, date)).some((time) => time.startsAt === startsAt);
}
