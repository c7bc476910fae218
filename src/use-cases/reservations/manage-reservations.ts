import { DEFAULT_ZONE } from '#src/rules/time/zones.ts';
import type { Database } from '#src/store/connect.ts';
import { type OddEntry, readOddEntries } from '#src/store/payments/books.ts';
import { retryRefunds } from '#src/store/payments/refunds.ts';
import { changeReservation, type ReservationChanged } from '#src/store/reservations/change-reservation.ts';
import { type ListedReservation, listReservations } from '#src/store/reservations/reservation-list.ts';
import { findSite } from '#src/store/site/sites.ts';
import { readLeadSite } from '#src/use-cases/leads/read-lead-sites.ts';

/** A dealer's reservations: one site's, with their payments. */
export interface ReservationDesk {
  /** The site's time zone, in which times are shown (ledger P10). */
  readonly timeZone: string;
  list(most: number): Promise<ListedReservation[]>;
  /** What does not add up, and payments that nobody here knows. */
  odd(): Promise<OddEntry[]>;
  /** null when there is none with that number. */
  find(number: string): Promise<ListedReservation | null>;
  /** Frees the vehicle, and has the deposit given back. */
  cancel(id: string): Promise<ReservationChanged>;
  /** The shopper has bought the vehicle: the deposit is part of the price. */
  convert(id: string): Promise<ReservationChanged>;
  /**
   * Has what was paid given back: by cancelling, or again where the provider has refused. How many refunds are asked for. What was bought is not
   * put back on sale by the way: who wants that cancels it.
   */
  refund(reservation: ListedReservation): Promise<number>;
}

/** Returns null when there is no such site. */
export async function manageReservations(db: Database, siteSlug: string): Promise<ReservationDesk | null> {
  const site = await findSite(db, siteSlug);
  if (site === null) return null;
  const { id: siteId } = site;
  const known = (await readLeadSite(db, siteId))?.site ?? null;
  return {
    timeZone: known?.switches.timeZone ?? DEFAULT_ZONE,
    list: (most) => listReservations(db, siteId, { most }),
    odd: () => readOddEntries(db, siteSlug),
    find: async (number) => (await listReservations(db, siteId, { most: 1, number }))[0] ?? null,
    cancel: (id) => changeReservation(db, siteId, id, 'dealer-cancels'),
    convert: (id) => changeReservation(db, siteId, id, 'dealer-converts'),
    async refund({ id, number, state }) {
      await retryRefunds(db, siteId, id);
      // What is bought by now stays bought.
      if (state === 'paid') await changeReservation(db, siteId, id, 'dealer-cancels', { unless: 'converted' });
      const [after] = await listReservations(db, siteId, { most: 1, number });
      return after?.payments.filter(({ refundState }) => refundState === 'wanted').length ?? 0;
    },
  };
}
