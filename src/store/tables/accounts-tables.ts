import type { StoredDetails } from '#src/rules/accounts/shopper-details.ts';
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
  timestamptz,
  uuid,
} from './column.ts';

/** Shoppers who signed in, their codes, sessions and watched vehicles, and what the limits of signing in are counted by. */
export const accountsTables = {
  shopper: {
    id: defaulted(uuid),
    siteId: integer,
    phone: text,
    details: defaulted(json<StoredDetails>()),
    createdAt: timestamptz,
  },
  signInCode: {
    id: uuid,
    siteId: integer,
    position: generated(bigint),
    subject: text,
    codeHash: text,
    expiresAt: timestamptz,
    tries: defaulted(smallint),
    usedAt: nullable(timestamptz),
    createdAt: timestamptz,
  },
  signInEvent: {
    siteId: integer,
    kind: oneOf('sent', 'refused', 'failed'),
    subject: text,
    network: text,
    codeId: uuid,
    at: timestamptz,
  },
  shopperSession: {
    id: defaulted(uuid),
    siteId: integer,
    shopperId: uuid,
    tokenHash: text,
    device: text,
    createdAt: timestamptz,
    lastUsedAt: timestamptz,
    expiresAt: timestamptz,
  },
  watchedVehicle: {
    siteId: integer,
    shopperId: uuid,
    vehicleId: integer,
    savedAt: timestamptz,
    savedPriceCents: nullable(bigint),
    alerts: defaulted(boolean),
    savedWeeklyPriceCents: nullable(bigint),
  },
};
