import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** The invoices that a demo site starts with, as a file of comma-separated values, or null if it has none. All of them are made up. */
export async function firstInvoices(site: string): Promise<string | null> {
  // A site's slug becomes part of a path here.
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(site)) return null;
  const file = new URL(`invoices/${site}.csv`, import.meta.url);
  return existsSync(file) ? readFile(file, 'utf8') : null;
}
