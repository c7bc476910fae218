import type { PurchaseAnswers } from '#src/rules/purchase/purchase-answers.ts';
import { defaulted, generated, integer, json, nullable, oneOf, smallint, text, timestamptz, uuid } from './column.ts';

/** What shoppers have begun to buy online. */
export const purchasesTables = {
  purchase: {
    id: defaulted(uuid),
    siteId: integer,
    vehicleId: integer,
    visitor: text,
    shopperId: nullable(uuid),
    answers: json<PurchaseAnswers>(),
    phoneE164: generated(nullable(text)),
    changedAt: defaulted(timestamptz),
    createdAt: defaulted(timestamptz),
  },
  purchaseMail: {
    id: defaulted(uuid),
    siteId: integer,
    purchaseId: uuid,
    address: text,
    state: defaulted(oneOf('due', 'sent', 'failed')),
    attempts: defaulted(smallint),
    nextAttemptAt: defaulted(timestamptz),
    error: nullable(text),
    createdAt: defaulted(timestamptz),
  },
};
