import { dealerDeliveries } from '#src/rules/leads/planned-deliveries.ts';
import type { Site } from '#src/site/site.ts';
import { switchSchema } from '#src/site/switches/switches.ts';
import { type BookingChanged, changeBooking } from '#src/store/bookings/bookings.ts';
import type { Database } from '#src/store/connect.ts';
import { resendDeliveries } from '#src/store/leads/deliveries.ts';
import {
  addReceivers,
  countSpam,
  holdLead,
  type InboxDelivery,
  type InboxLead,
  type LeadReleased,
  listDeliveries,
  listInbox,
  releaseLead,
} from '#src/store/leads/lead-inbox.ts';
import { findSite } from '#src/store/site/sites.ts';
import { SiteStore } from '#src/store/site-store.ts';
import { findRequestedSlot } from './find-requested-slot.ts';
import { readLeadSite } from './read-lead-sites.ts';

/** A dealer's inbox: one site's leads and their deliveries (ledger L14, J6). */
export interface LeadInbox {
  /** null when the site's file was never applied. */
  readonly site: Site | null;
  /** The site's time zone, in which times are shown (ledger P10). */
  readonly timeZone: string;
  list(query: { readonly isSpam: boolean; readonly most: number }): Promise<InboxLead[]>;
  /** The lead whose id begins with these characters; null when there is none or more than one. */
  find(id: string): Promise<InboxLead | null>;
  spamCount(): Promise<number>;
  deliveriesOf(leadId: string): Promise<InboxDelivery[]>;
  /** Queues every delivery of a lead again, with a new three days of retries, and returns how many. A lead that had no receiver goes to the current ones. */
  resend(leadId: string): Promise<number>;
  /** Holds a lead back as spam, and releases its slot. */
  hold(leadId: string): Promise<boolean>;
  /** Releases a held lead, delivers it, and takes its slot again if that is still free. */
  release(leadId: string): Promise<LeadReleased>;
  /** Confirms the time that a lead requested and emails the shopper; 'notPossible' when it requested none that can be booked. */
  confirm(leadId: string): Promise<BookingChanged>;
}

/** How short an id may be cut at a terminal. */
const SHORTEST_ID = 4;

/** Returns null when there is no such site. */
export async function manageLeads(db: Database, siteSlug: string, now: () => Date): Promise<LeadInbox | null> {
  const site = await findSite(db, siteSlug);
  if (site === null) return null;
  const { id: siteId } = site;
  const known = (await readLeadSite(db, siteId))?.site ?? null;
  const slotOf = async (leadId: string) => {
    const [entry] = await listInbox(db, siteId, { isSpam: false, most: 1, id: leadId });
    const read = await readLeadSite(db, siteId);
    if (read === null || entry === undefined) return null;
    const context = { site: read.site, store: new SiteStore(db, siteId), services: { now: () => now().getTime() } };
    return findRequestedSlot(context, read.locations, entry.lead);
  };
  return {
    site: known,
    timeZone: known?.switches.timeZone ?? switchSchema.shape.timeZone.parse(undefined),
    list: (query) => listInbox(db, siteId, query),
    async find(id) {
      if (id.length < SHORTEST_ID || !/^[0-9a-f-]+$/i.test(id)) return null;
      const found = await listInbox(db, siteId, { isSpam: false, most: 2, id });
      return found.length === 1 ? (found[0] ?? null) : null;
    },
    spamCount: () => countSpam(db, siteId),
    deliveriesOf: (leadId) => listDeliveries(db, siteId, leadId),
    async resend(leadId) {
      const [entry] = await listInbox(db, siteId, { isSpam: false, most: 1, id: leadId });
      const dealership = known?.dealerships.find(({ id }) => id === entry?.lead.dealershipId) ?? known?.dealerships[0];
      // A lead that came while there was no receiver goes to the current ones (ledger P16).
      if (entry?.toDealer === 0 && dealership !== undefined)
        return addReceivers(db, siteId, leadId, dealerDeliveries(dealership.switches));
      return resendDeliveries(db, siteId, leadId, now());
    },
    hold: (leadId) => holdLead(db, siteId, leadId),
    release: async (leadId) => releaseLead(db, siteId, leadId, await slotOf(leadId)),
    async confirm(leadId) {
      const slot = await slotOf(leadId);
      if (slot === null) return { kind: 'notPossible' };
      return changeBooking(db, siteId, leadId, { event: 'dealer-confirms', ...slot });
    },
  };
}
