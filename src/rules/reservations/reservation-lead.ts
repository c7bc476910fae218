import type { PlannedDelivery } from '../leads/planned-deliveries.ts';
import { exactDollars } from '../text/money-text.ts';
import { timeText } from '../time/time-text.ts';
import { STATE_WORDS } from './reservation-effects.ts';
import type { ReservationState } from './reservation-state.ts';

/** The form and the category of the lead that a paid reservation is for its dealer. No visitor can send it as a form. */
export const RESERVATION_FORM = 'reservation';
export const RESERVATION_CATEGORY = 'Reservation';

/** What the lead is made of, prepared when the vehicle is held, so that whoever learns of the payment can write it. */
export interface ReservationLead {
  readonly fields: Readonly<Record<string, string>>;
  readonly planned: readonly PlannedDelivery[];
  readonly locationId: number | null;
  /** The site's time zone, as on its pages and in the shopper's emails. */
  readonly zone: string;
}

interface Input {
  readonly number: string;
  readonly state: ReservationState;
  readonly depositCents: number;
  readonly paidUntil: number | null;
  readonly zone: string;
}

/** What the lead's fields say of the reservation from now on. */
export const reservationFields = ({ number, state, depositCents, paidUntil, zone }: Input): Record<string, string> => ({
  reservation: number,
  reservation_status: STATE_WORDS[state],
  deposit: exactDollars(depositCents / 100),
  ...(paidUntil === null ? {} : { reserved_until: timeText(zone, paidUntil) }),
});

/** What the dealer's subject line begins with when something has happened to a reservation since it was paid: 'Cancelled'. */
export const reservationNews = (status: string): string | null => (status === '' || status === STATE_WORDS.paid ? null : status);
