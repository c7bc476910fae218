import { randomUUID } from 'node:crypto';
import type { Confirmation } from '#src/rules/leads/confirmation.ts';
import type { LeadInput } from '#src/store/leads/take-lead.ts';

/** A lead as the store is given it, with a key of its own, and whatever a test states. */
export function aLeadInput({ planned = [], ...facts }: Partial<LeadInput> = {}): LeadInput {
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
    shopper: null,
    appointment: null,
    ...facts,
    planned: planned.map((delivery) =>
      delivery.channel === 'shopper-email' ? { confirmation: aConfirmation(), ...delivery } : delivery,
    ),
  };
}

/** What a shopper's letter is counted by: a recipient of its own and generous limits, unless a test states others. */
export const aConfirmation = (facts: Partial<Confirmation> = {}): Confirmation => ({
  recipient: randomUUID(),
  limits: { recipientHour: 1000, recipientDay: 1000, siteHour: 1000 },
  isOverAddressLimit: false,
  ...facts,
});
