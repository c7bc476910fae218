import type { Database } from '#src/store/connect.ts';
import { resendDeliveries } from '#src/store/deliveries.ts';
import {
  countSpam,
  holdLead,
  type InboxDelivery,
  type InboxLead,
  listDeliveries,
  listInbox,
  releaseLead,
} from '#src/store/lead-inbox.ts';

/** A dealer's inbox: one site's leads and what became of them (ledger L14, J6). */
export interface LeadInbox {
  list(asked: { readonly isSpam: boolean; readonly most: number }): Promise<InboxLead[]>;
  /** The one lead whose id begins with these characters; null for none and for several. */
  find(id: string): Promise<InboxLead | null>;
  spamCount(): Promise<number>;
  deliveriesOf(leadId: string): Promise<InboxDelivery[]>;
  /** Has every delivery of a lead made again, with three days of its own; how many there are. */
  resend(leadId: string): Promise<number>;
  /** Holds a lead back as spam. */
  hold(leadId: string): Promise<boolean>;
  /** Lets a held lead go, and delivers it. */
  release(leadId: string): Promise<boolean>;
}

/** As short as an id may be written at a terminal. */
const SHORTEST_ID = 4;

/** The inbox of a site, or null where there is no such site. */
export async function manageLeads(db: Database, siteSlug: string, now: () => Date): Promise<LeadInbox | null> {
  const site = await db.selectFrom('site').select('id').where('slug', '=', siteSlug).executeTakeFirst();
  if (site === undefined) return null;
  const { id: siteId } = site;
  return {
    list: (asked) => listInbox(db, siteId, asked),
    async find(id) {
      if (id.length < SHORTEST_ID || !/^[0-9a-f-]+$/i.test(id)) return null;
      const found = await listInbox(db, siteId, { isSpam: false, most: 2, id });
      return found.length === 1 ? (found[0] ?? null) : null;
    },
    spamCount: () => countSpam(db, siteId),
    deliveriesOf: (leadId) => listDeliveries(db, siteId, leadId),
    resend: (leadId) => resendDeliveries(db, siteId, leadId, now()),
    hold: (leadId) => holdLead(db, siteId, leadId),
    release: (leadId) => releaseLead(db, siteId, leadId),
  };
}
