import { bigint, integer, numeric, smallint, timestamptz } from './column.ts';

/** What the market asks for each vehicle, and which stock that was estimated from. */
export const marketTables = {
  marketEstimate: {
    vehicleId: integer,
    dealershipId: integer,
    rangeMin: integer,
    rangeMax: integer,
    confidence: numeric,
    comparables: smallint,
    stockVersion: bigint,
    estimatedAt: timestamptz,
  },
  marketRun: {
    dealershipId: integer,
    stockVersion: bigint,
    edition: smallint,
    estimatedAt: timestamptz,
  },
};
