import { accountsTables } from './accounts-tables.ts';
import { alertsTables } from './alerts-tables.ts';
import { bookingsTables } from './bookings-tables.ts';
import type { TypesOf } from './column.ts';
import { financeTables } from './finance-tables.ts';
import { invoicesTables } from './invoices-tables.ts';
import { leadsTables } from './leads-tables.ts';
import { marketTables } from './market-tables.ts';
import { modelsTables } from './models-tables.ts';
import { offersTables } from './offers-tables.ts';
import { photosTables } from './photos-tables.ts';
import { placesTables } from './places-tables.ts';
import { prizesTables } from './prizes-tables.ts';
import { purchasesTables } from './purchases-tables.ts';
import { reservationsTables } from './reservations-tables.ts';
import { setupTables } from './setup-tables.ts';
import { siteTables } from './site-tables.ts';
import { stockTables } from './stock-tables.ts';
import { testPaymentsTables } from './test-payments-tables.ts';
import { tradeInTables } from './trade-in-tables.ts';
import { viewsTables } from './views-tables.ts';

/** Every table and column of the database, declared once; the database's names are these in snake case. */
export const TABLES = {
  ...siteTables,
  ...placesTables,
  ...modelsTables,
  ...financeTables,
  ...stockTables,
  ...photosTables,
  ...viewsTables,
  ...marketTables,
  ...offersTables,
  ...leadsTables,
  ...bookingsTables,
  ...accountsTables,
  ...alertsTables,
  ...prizesTables,
  ...reservationsTables,
  ...testPaymentsTables,
  ...invoicesTables,
  ...purchasesTables,
  ...tradeInTables,
  ...setupTables,
};

/** The tables as queries name them. */
export interface Tables extends TypesOf<typeof TABLES> {}
