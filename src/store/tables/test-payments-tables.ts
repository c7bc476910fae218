import { bigint, defaulted, integer, nullable, oneOf, text, timestamptz, uuid } from './column.ts';

/** Payments of the test provider. */
export const testPaymentsTables = {
  testPayment: {
    reference: text,
    id: uuid,
    siteId: integer,
    amountCents: bigint,
    state: oneOf('started', 'asks', 'late', 'succeeded', 'failed', 'given-up'),
    card: nullable(text),
    answersAt: nullable(timestamptz),
    refundedCents: defaulted(bigint),
    createdAt: timestamptz,
  },
};
