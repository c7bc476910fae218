import { type BookingPhase, bookingPhase, type ShopperChoices, shopperChoices } from '#src/rules/bookings/booking-state.ts';
import type { Location } from '#src/rules/places/location.ts';
import type { BookedLead } from '#src/store/bookings/bookings.ts';
import type { Context } from '#src/use-cases/context.ts';
import { shownLocations } from '#src/use-cases/places/find-locations.ts';

/** The link by which a shopper opens a booking. */
export interface BookingLink {
  /** The id of the lead that it came with. */
  readonly reference: string;
  readonly key: string;
}

/** A booking with its location and what the shopper can do with it. */
export interface FoundBooking extends BookedLead {
  readonly phase: BookingPhase;
  readonly startsAt: number;
  readonly hasBegun: boolean;
  readonly location: Location | null;
  readonly choices: ShopperChoices;
}

/** The booking that a link opens; null for a wrong key, no key and an unknown booking alike (ledger H3, I4). */
export async function findBooking(context: Context, { reference, key }: BookingLink): Promise<FoundBooking | null> {
  const { services, store } = context;
  if (!services.signer.isSigned('booking', reference, key)) return null;
  const lead = await store.bookedLead(reference);
  if (lead === null) return null;
  const { booking } = lead;
  const phase = lead.isSpam ? 'spam' : bookingPhase(booking);
  const startsAt = Date.parse(booking.startsAt);
  const hasBegun = startsAt <= services.now();
  const location = shownLocations(context).find(({ id }) => id === booking.locationId) ?? null;
  const movesLeft = location === null ? 0 : services.bookings.mostMoves - booking.moves;
  return { ...lead, phase, startsAt, hasBegun, location, choices: shopperChoices(phase, hasBegun, movesLeft) };
}
