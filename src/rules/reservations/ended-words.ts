import { longDayText } from '../time/long-day-text.ts';
import { weekdayText } from '../time/time-text.ts';
import { moneyText } from './checkout-words.ts';
import type { OwnReservation } from './own-reservation.ts';

interface Clock {
  readonly zone: string;
  readonly now: number;
}

type Ended = Pick<
  OwnReservation,
  'state' | 'depositCents' | 'card' | 'refund' | 'refundedAt' | 'paidAt' | 'paidUntil' | 'changedAt'
>;

/** 'Tuesday' within the last days, and with its date before that. */
function dayWords({ zone, now }: Clock, at: number): string {
  const day = weekdayText(zone, at);
  return now - at < 6 * 86_400_000 ? day : `${day} ${longDayText(zone, at, now)}`;
}

/** What becomes of the deposit, in a sentence; null when none was paid. */
export function refundWords(own: Ended, clock: Clock): string | null {
  if (own.paidAt === null || own.refund === 'none') return null;
  const [amount, card] = [moneyText(own.depositCents), own.card ?? 'your card'];
  if (own.refundedAt !== null) return `Your ${amount} was refunded on ${dayWords(clock, own.refundedAt)}.`;
  return own.refund === 'refused'
    ? `We couldn’t give your ${amount} back to ${card} by ourselves. We’ll call you about it.`
    : `Your ${amount} goes back to ${card}, usually in 3 to 5 business days.`;
}

/** What a reservation's page says once the vehicle is no longer kept. */
export function endedWords(own: Ended, clock: Clock) {
  const refund = refundWords(own, clock);
  const pill = { text: own.refundedAt === null ? ENDED[own.state].pill : 'Refunded', look: 'plain' as const };
  const ended = `${ENDED[own.state].text} ${dayWords(clock, own.state === 'expired' ? (own.paidUntil ?? own.changedAt) : own.changedAt)}.`;
  return { title: ENDED[own.state].title, lede: refund === null ? ended : `${ended} ${refund}`, pill };
}

const ENDED: Readonly<Record<OwnReservation['state'], { readonly title: string; readonly text: string; readonly pill: string }>> =
  {
    offered: { title: 'Nothing is reserved', text: 'This began on', pill: 'Not paid' },
    held: { title: 'Not paid yet', text: 'This began on', pill: 'Not paid' },
    paid: { title: 'It’s yours', text: 'You paid on', pill: 'Paid' },
    expired: { title: 'This hold has ended', text: 'This hold ended on', pill: 'Ended' },
    cancelled: { title: 'This reservation is cancelled', text: 'It was cancelled on', pill: 'Cancelled' },
    refunded: { title: 'This hold has ended', text: 'It ended on', pill: 'Refunded' },
    converted: { title: 'It’s yours', text: 'You bought it on', pill: 'Bought' },
  };
