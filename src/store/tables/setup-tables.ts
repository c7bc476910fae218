import { defaulted, text, timestamptz } from './column.ts';

/** What the database's own set-up is recorded in. */
export const setupTables = {
  sqlFunction: {
    name: text,
    hash: text,
    appliedAt: defaulted(timestamptz),
  },
};
