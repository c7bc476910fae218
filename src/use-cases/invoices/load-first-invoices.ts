import type { Database } from '#src/store/connect.ts';
import { listInvoices } from '#src/store/invoices/invoice-list.ts';
import { importInvoices } from './import-invoices.ts';

/** Gives a site without any invoice its first ones, marked as samples; returns how many, or null if it needs none. */
export async function loadFirstInvoices(
  db: Database,
  siteId: number,
  read: () => Promise<string | null>,
): Promise<number | null> {
  // Few sites have samples, so the database is asked about those only.
  const text = await read();
  if (text === null || (await listInvoices(db, siteId, { most: 1 })).length > 0) return null;
  const imported = await importInvoices(db, siteId, text, { isSample: true });
  if (imported.kind === 'refused') throw new Error(`The sample invoices are wrong: ${JSON.stringify(imported.faults[0])}.`);
  return imported.added;
}
