import type { ConsentRecord } from '#src/rules/leads/consent-record.ts';
import type { StoredUploads } from '#src/rules/leads/lead.ts';
import type { PlannedDelivery } from '#src/rules/leads/planned-deliveries.ts';
import {
  bigint,
  boolean,
  defaulted,
  generated,
  integer,
  json,
  nullable,
  oneOf,
  smallint,
  text,
  texts,
  timestamptz,
  uuid,
} from './column.ts';

/** A step of a form that was saved. */
interface LeadStep {
  readonly step: number;
  readonly key: string;
  readonly digest: string;
}

/** Leads, their deliveries, and the counts that their limits are held by. */
export const leadsTables = {
  lead: {
    id: defaulted(uuid),
    siteId: defaulted(integer),
    idempotencyKey: text,
    fieldsDigest: text,
    category: text,
    subcategory: nullable(text),
    leadStatus: defaulted(oneOf('Incomplete', 'Complete')),
    isSpam: defaulted(boolean),
    vehicleId: nullable(integer),
    locationId: nullable(integer),
    fields: json<Readonly<Record<string, string>>>(),
    consent: nullable(json<ConsentRecord>()),
    createdAt: defaulted(timestamptz),
    form: defaulted(text),
    formCompleted: defaulted(boolean),
    dealershipId: nullable(integer),
    visitors: defaulted(texts),
    steps: defaulted(json<readonly LeadStep[]>()),
    planned: defaulted(json<readonly PlannedDelivery[]>()),
    attributes: defaulted(json<Readonly<Record<string, unknown>>>()),
    upload: nullable(json<StoredUploads>()),
    spamReason: nullable(text),
    updatedAt: defaulted(timestamptz),
    forgottenAt: nullable(timestamptz),
    phoneE164: generated(nullable(text)),
    shopperId: nullable(uuid),
    valuation: nullable(json<unknown>()),
  },
  leadCount: {
    siteId: integer,
    kind: oneOf('person', 'site'),
    windowEnds: timestamptz,
    subject: text,
    count: integer,
  },
  delivery: {
    id: defaulted(uuid),
    siteId: defaulted(integer),
    leadId: uuid,
    channel: oneOf('dealer-email', 'shopper-email', 'adf-email', 'webhook'),
    target: text,
    state: defaulted(oneOf('waiting', 'delivered', 'set_aside', 'suppressed')),
    attempts: defaulted(smallint),
    lastError: nullable(text),
    createdAt: defaulted(timestamptz),
    deliveredAt: nullable(timestamptz),
    edition: defaulted(smallint),
    nextAttemptAt: defaulted(timestamptz),
    firstAttemptAt: nullable(timestamptz),
    suppressedBecause: nullable(text),
    leasedUntil: nullable(timestamptz),
  },
  deliveryAttempt: {
    id: generated(bigint),
    siteId: defaulted(integer),
    deliveryId: uuid,
    at: defaulted(timestamptz),
    outcome: oneOf('delivered', 'failed'),
    error: nullable(text),
  },
  confirmationSent: {
    siteId: integer,
    recipient: text,
    at: defaulted(timestamptz),
  },
};
