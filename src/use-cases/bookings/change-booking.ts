import { bookingName } from '#src/rules/bookings/booking-words.ts';
import { DAY_FIELDS, isExactTime } from '#src/rules/bookings/wanted-booking.ts';
import { countWords } from '#src/rules/text/plural.ts';
import type { BookingChange, BookingChanged } from '#src/store/bookings/bookings.ts';
import type { Context } from '#src/use-cases/context.ts';
import { type BookingLink, type FoundBooking, findBooking } from './find-booking.ts';
import { personLimits, requestedSlot } from './find-slots.ts';

/** The result of a button on a booking's page. */
export type BookingAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'refused';
      readonly status: 409 | 422 | 429;
      readonly message: string;
      readonly retryAfterSeconds: number | null;
    };

/** Confirms, moves or cancels a booking for anyone who has its link (ledger L11, H9). */
export async function changeBooking(
  context: Context,
  link: BookingLink,
  form: Readonly<Record<string, unknown>>,
): Promise<BookingAnswer> {
  const { services, sender, store } = context;
  const found = await findBooking(context, link);
  if (found === null) return { kind: 'unknown' };
  const ip = sender?.ip ?? '';
  if (services.bookings.changes.take(ip) === null)
    return refused(
      429,
      'That’s a lot of changes at once. Please try again in a few minutes.',
      services.bookings.changes.retryAfter(ip),
    );
  const change = await changeOf(context, found, form);
  if ('kind' in change) return change;
  return answerOf(context, found, await store.changeBooking(found.id, change));
}

const refused = (
  status: 409 | 422 | 429,
  message: string,
  retryAfterSeconds: number | null = null,
): Extract<BookingAnswer, { kind: 'refused' }> => ({ kind: 'refused', status, message, retryAfterSeconds });

const CLOSED = 'This booking can’t be changed online any more. Please give us a call.';
const GONE = 'Sorry, that time has just gone. Please choose another one.';

async function changeOf(
  context: Context,
  found: FoundBooking,
  { action, startsAt }: Readonly<Record<string, unknown>>,
): Promise<BookingChange | BookingAnswer> {
  const { booking, location, choices, hasBegun } = found;
  if (action !== 'confirm' && action !== 'move' && action !== 'cancel')
    return refused(422, 'Please use one of the buttons on this page.');
  if (action === 'move' ? !choices.canMove : hasBegun) return refused(409, CLOSED);
  if (action === 'cancel') return { event: 'shopper-cancels', slot: null, isOffered: false };
  if (location === null) return refused(409, CLOSED);
  const limits = personLimits(context, found.fields);
  if (action === 'confirm') {
    const requested = await requestedSlot(context, location, booking.kind, found.startsAt);
    return { event: 'shopper-confirms', slot: { ...requested.slot, limits }, isOffered: requested.isOffered };
  }
  const at = typeof startsAt === 'string' && isExactTime(startsAt) ? Date.parse(startsAt) : Number.NaN;
  if (Number.isNaN(at)) return refused(422, 'Please choose a time.');
  const { slot, isOffered } = await requestedSlot(context, location, booking.kind, at);
  if (!isOffered) return refused(409, GONE);
  const fields = { dateTime: slot.startsAt, [DAY_FIELDS[booking.kind]]: slot.startsAt.slice(0, 10) };
  return { event: 'shopper-moves', slot: { ...slot, limits }, isOffered, fields };
}

function answerOf({ site }: Context, { booking }: FoundBooking, changed: BookingChanged): BookingAnswer {
  switch (changed.kind) {
    case 'changed':
      return { kind: 'done' };
    case 'unknown':
      return { kind: 'unknown' };
    case 'full':
      return refused(409, GONE);
    case 'limit': {
      const count = countWords(site.switches.bookingsPerPerson, bookingName(booking.kind, site.switches.itemType));
      return refused(409, `You already have ${count} booked with us. Cancel one first, or give us a call.`);
    }
    case 'notPossible':
      return refused(409, 'This booking has changed since you opened the page. Here’s how it stands now.');
  }
}
