import { addressPath } from '#src/rules/addresses/addresses.ts';
import { bookingCalendarPath, bookingPath } from '#src/rules/bookings/booking-path.ts';
import { holdsSlot, type ShopperChoices } from '#src/rules/bookings/booking-state.ts';
import { type BookingPageWords, bookingName, bookingPageWords } from '#src/rules/bookings/booking-words.ts';
import { directionsHref } from '#src/rules/places/location.ts';
import { isoInZone } from '#src/rules/time/zone-time.ts';
import { locationZone } from '#src/rules/time/zones.ts';
import { isTowed } from '#src/rules/tow/towed.ts';
import { type BookingLink, type FoundBooking, findBooking } from '#src/use-cases/bookings/find-booking.ts';
import { dayTimes } from '#src/use-cases/bookings/find-slots.ts';
import { bookingTimes } from '#src/use-cases/bookings/format-times.ts';
import type { Context } from '#src/use-cases/context.ts';
import { type LocationLine, locationLine } from '#src/use-cases/places/find-locations.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import type { FormCar } from '#src/views/leads/form-view.ts';
import { formCar } from '#src/views/leads/show-form.ts';
import { type BookingDay, bookingDay } from './booking-days.ts';

/** A booking's own page, for anyone who has its link. */
export interface BookingPage extends BookingPageWords {
  /** Its address without the key; `href` has it. */
  readonly path: string;
  readonly href: string;
  readonly key: string;
  /** Its name as it is written in the middle of a sentence. */
  readonly name: string;
  readonly isConfirmed: boolean;
  readonly reference: string;
  readonly when: string;
  readonly car: FormCar | null;
  readonly location: LocationLine | null;
  readonly directionsHref: string | null;
  readonly choices: ShopperChoices;
  readonly calendarHref: string | null;
  /** The times it can be moved to; null when it cannot be moved. */
  readonly day: BookingDay | null;
  /** Whether the page is about choosing a time: nothing is booked, or a day was requested. */
  readonly isChoosing: boolean;
}

/** The page that a booking's link opens, with the free times of a day; null when the link is wrong. */
export async function showBooking(context: Context, link: BookingLink, date: string): Promise<BookingPage | null> {
  const found = await findBooking(context, link);
  if (found === null) return null;
  const { booking, phase, hasBegun, location, choices, startsAt } = found;
  const { when, heldUntil } = bookingTimes(booking);
  const isStillFree = phase === 'lapsed' && !hasBegun && (await isFree(context, found));
  const car = found.vehicleId === null ? null : await findVehicle(context, String(found.vehicleId));
  const isBooked = holdsSlot(phase);
  const word = car?.itemType ?? context.site.switches.itemType;
  const drivesItself = car !== null && !isTowed(car);
  return {
    ...bookingPageWords({ phase, kind: booking.kind, word, drivesItself, heldUntil, hasBegun, isStillFree }),
    path: addressPath('booking', { reference: link.reference }),
    href: bookingPath(link.reference, link.key),
    key: link.key,
    name: bookingName(booking.kind, word),
    isConfirmed: phase === 'confirmed' && !hasBegun,
    reference: link.reference.slice(0, 8),
    when,
    car: car === null ? null : formCar(context, car),
    location: location === null ? null : locationLine(context, location),
    directionsHref: location === null ? null : directionsHref(location),
    choices: { ...choices, canConfirm: choices.canConfirm && (isBooked || isStillFree) },
    calendarHref: isBooked && !hasBegun ? bookingCalendarPath(link.reference, link.key) : null,
    day:
      choices.canMove && location !== null
        ? await bookingDay(context, location, {
            kind: booking.kind,
            date,
            from: startsAt,
            own: isBooked ? startsAt : null,
          })
        : null,
    isChoosing: date !== '' || !(isBooked || isStillFree),
  };
}

async function isFree(context: Context, { booking, location, startsAt }: FoundBooking): Promise<boolean> {
  if (location === null) return false;
  const date = isoInZone(locationZone(location.state), startsAt).slice(0, 10);
  return (await dayTimes(context, location, booking.kind, date)).some((time) => time.startsAt === startsAt);
}
