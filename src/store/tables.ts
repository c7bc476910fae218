import { bookingsTables } from './tables/bookings-tables.ts';
import type { TypesOf } from './tables/column.ts';
import { financeTables } from './tables/finance-tables.ts';
import { leadsTables } from './tables/leads-tables.ts';
import { marketTables } from './tables/market-tables.ts';
import { modelsTables } from './tables/models-tables.ts';
import { offersTables } from './tables/offers-tables.ts';
import { placesTables } from './tables/places-tables.ts';
import { setupTables } from './tables/setup-tables.ts';
import { siteTables } from './tables/site-tables.ts';
import { stockTables } from './tables/stock-tables.ts';
import { viewsTables } from './tables/views-tables.ts';

/** Every table and column of the database, declared once; the database's names are these in snake case. */
export const TABLES = {
  ...siteTables,
  ...placesTables,
  ...modelsTables,
  ...financeTables,
  ...stockTables,
  ...viewsTables,
  ...marketTables,
  ...offersTables,
  ...leadsTables,
  ...bookingsTables,
  ...setupTables,
};

/** The tables as queries name them. */
export interface Tables extends TypesOf<typeof TABLES> {}
