import { isoDay } from '../time/local-day.ts';
import { longDayText } from '../time/long-day-text.ts';
import { weekdayText } from '../time/time-text.ts';
import { moneyText } from './checkout-words.ts';
import type { OwnReservation } from './own-reservation.ts';
import type { ReservationEvent } from './reservation-state.ts';

interface Clock {
  readonly zone: string;
  readonly now: number;
}

type Ended = Pick<
  OwnReservation,
  'state' | 'depositCents' | 'card' | 'refund' | 'refundedAt' | 'paidAt' | 'paidUntil' | 'changedAt' | 'ending'
>;

/** 'today', 'on Tuesday' within the last days, and with its date before that. */
function dayWords({ zone, now }: Clock, at: number): string {
  if (isoDay(zone, at) === isoDay(zone, now)) return 'today';
  const day = weekdayText(zone, at);
  return now - at < 6 * 86_400_000 ? `on ${day}` : `on ${day} ${longDayText(zone, at, now)}`;
}

/** What becomes of the deposit, in a sentence; null when none was paid. */
export function refundWords(own: Ended, clock: Clock): string | null {
  if (own.paidAt === null || own.refund === 'none') return null;
  const [amount, card] = [moneyText(own.depositCents), own.card ?? 'your card'];
  if (own.refundedAt !== null) return `Your ${amount} was refunded ${dayWords(clock, own.refundedAt)}.`;
  return own.refund === 'refused'
    ? `We couldn’t refund your ${amount} to ${card} automatically. We’ll call you about it.`
    : `Your ${amount} goes back to ${card}, usually in 3 to 5 business days.`;
}

/** What a reservation's page says once the vehicle is no longer kept. */
export function endedWords(own: Ended, clock: Clock) {
  const refund = refundWords(own, clock);
  const { title, text, pill: word } = wordsOf(own);
  const at = own.ending?.at ?? (own.state === 'expired' ? own.paidUntil : null) ?? own.changedAt;
  const ended = `${text} ${dayWords(clock, at)}.`;
  return {
    title,
    lede: refund === null ? ended : `${ended} ${refund}`,
    pill: { text: own.refundedAt === null ? word : 'Refunded', look: 'plain' as const },
  };
}

interface Words {
  readonly title: string;
  readonly text: string;
  readonly pill: string;
}

/** Who ended it is said for as long as its page is there, also once the money is back. */
function wordsOf({ state, ending }: Ended): Words {
  if (ending === null) return ENDED[state];
  if (ending.event === 'dealer-cancels' && ending.from === 'converted') return SALE_CANCELLED;
  return BY_EVENT[ending.event] ?? ENDED[state];
}

const BY_EVENT: Readonly<Partial<Record<ReservationEvent, Words>>> = {
  'shopper-cancels': { title: 'This reservation is cancelled', text: 'You cancelled it', pill: 'Cancelled' },
  'dealer-cancels': { title: 'This reservation is cancelled', text: 'We had to cancel it', pill: 'Cancelled' },
  'vehicle-sells': { title: 'It has been sold', text: 'It was sold to someone else', pill: 'Sold' },
};
const SALE_CANCELLED: Words = { title: 'This sale is cancelled', text: 'We cancelled the sale', pill: 'Cancelled' };

const ENDED: Readonly<Record<OwnReservation['state'], Words>> = {
  offered: { title: 'Nothing is reserved', text: 'You started this', pill: 'Not paid' },
  held: { title: 'Not paid yet', text: 'You started this', pill: 'Not paid' },
  paid: { title: 'It’s yours', text: 'You paid', pill: 'Paid' },
  expired: { title: 'This hold has ended', text: 'This hold ended', pill: 'Ended' },
  cancelled: { title: 'This reservation is cancelled', text: 'It was cancelled', pill: 'Cancelled' },
  refunded: { title: 'This hold has ended', text: 'This hold ended', pill: 'Refunded' },
  converted: { title: 'It’s yours', text: 'You bought it', pill: 'Bought' },
};
