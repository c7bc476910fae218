import type { ShopperLead } from '#src/store/accounts/shopper-leads.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { SignedIn } from './read-session.ts';

/** What a page can show. */
const MOST = 50;

/** What the shopper sent to this site, newest first (ledger A10). */
export const readEnquiries = ({ store }: Context, { shopperId }: SignedIn): Promise<ShopperLead[]> =>
  store.shopperLeads(shopperId, MOST);
