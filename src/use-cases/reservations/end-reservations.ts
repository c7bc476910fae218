import { readOpenPayments } from '#src/store/payments/follow-payments.ts';
import { settle } from '#src/store/payments/payments.ts';
import {
  endOver,
  type OverReservation,
  queueReminders,
  readOverReservations,
} from '#src/store/reservations/over-reservations.ts';
import { answerOf, type PaymentMeans } from '#src/use-cases/payments/payment-means.ts';

const AT_ONCE = 50;

/** Ends the reservations whose time is over, and queues the reminders of those that end soon; returns how many ended (ledger R2). */
export async function endReservations(means: PaymentMeans): Promise<number> {
  const over = await readOverReservations(means.db, AT_ONCE);
  let ended = 0;
  for (const one of over) if (await end(means, one)) ended += 1;
  await queueReminders(means.db);
  return ended;
}

/** Whoever paid in the last second is not turned away: the provider is asked once before a hold lapses. If it does not answer, it lapses. */
async function end(means: PaymentMeans, over: OverReservation): Promise<boolean> {
  const { db, payments } = means;
  for (const { id, siteId, reference, account, provider } of await readOpenPayments(db, over.siteId, over.id)) {
    if (reference === null || provider !== payments.name) continue;
    const said = await answerOf(payments.find(reference, account), means, 'The provider did not answer before a hold lapsed.');
    if (said !== null) await settle(db, siteId, id, said);
  }
  return endOver(db, over);
}
