import { PAYMENT_FORM } from '#src/rules/invoices/invoice-lead.ts';
import { RESERVATION_FORM } from '#src/rules/reservations/reservation-lead.ts';
import type { ShopperLead } from '#src/store/accounts/shopper-leads.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { SignedIn } from './read-session.ts';

/** What a page can show. */
const MOST = 50;

/** What the shopper sent to this site, newest first (ledger A10). The lead of a reservation is the dealer's: the shopper has the reservation. */
export const readEnquiries = async ({ store }: Context, { shopperId }: SignedIn): Promise<ShopperLead[]> =>
  (await store.accounts.shopperLeads(shopperId, MOST)).filter(({ form }) => form !== RESERVATION_FORM && form !== PAYMENT_FORM);
