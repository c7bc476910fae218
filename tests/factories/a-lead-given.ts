import { randomUUID } from 'node:crypto';
import type { LeadGiven } from '#src/store/leads.ts';

/** A lead as the store is given it, with a key of its own, and whatever a test states. */
export function aLeadGiven(facts: Partial<LeadGiven> = {}): LeadGiven {
  return {
    keys: [randomUUID()],
    isDerived: false,
    digest: 'digest',
    isAllowed: true,
    limits: { windowEnds: '2026-11-15T00:10:00.000Z', perPerson: 1000, perSite: 100_000, persons: [] },
    form: 'enquiry',
    step: 0,
    isLast: true,
    category: 'Vehicle Enquiry',
    subcategory: null,
    spamReason: null,
    vehicleId: null,
    dealershipId: null,
    locationId: null,
    fields: { name: 'Sam Lee' },
    attributes: {},
    consent: null,
    upload: null,
    visitor: 'visitor',
    planned: [],
    appointment: null,
    ...facts,
  };
}
