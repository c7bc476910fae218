import { normaliseMobile } from '#src/adapters/phones/normalise-phone.ts';
import type { NewInvoice } from '#src/rules/invoices/invoice.ts';
import { headerFault, type InvoiceColumn, type LineFault, readInvoiceLine } from '#src/rules/invoices/invoice-file.ts';
import { csvRecords } from '#src/rules/text/csv.ts';
import type { Database } from '#src/store/connect.ts';
import { writeInvoices } from '#src/store/invoices/invoice-list.ts';

/** The largest file and the most invoices of one import. */
export const MOST_FILE_BYTES = 16 * 1024 * 1024;
const MOST_INVOICES = 50_000;
/** Enough to mend a file by. */
const MOST_FAULTS = 50;

export type InvoicesImported =
  | { readonly kind: 'imported'; readonly added: number; readonly changed: number }
  /** Nothing was changed. */
  | { readonly kind: 'refused'; readonly faults: readonly LineFault[] };

/** Adds and changes a site's invoices by a file of comma-separated values: all of it, or nothing if a line is wrong. */
export async function importInvoices(
  db: Database,
  siteId: number,
  text: string,
  options: { readonly isSample: boolean },
): Promise<InvoicesImported> {
  const { invoices, faults } = readInvoices(text);
  if (faults.length > 0) return { kind: 'refused', faults: faults.slice(0, MOST_FAULTS) };
  const added = await writeInvoices(db, siteId, invoices, options);
  return { kind: 'imported', added, changed: invoices.length - added };
}

/** Reads a dealer's file of invoices; a number that is there twice is a fault too. */
export function readInvoices(text: string): { readonly invoices: readonly NewInvoice[]; readonly faults: readonly LineFault[] } {
  const invoices: NewInvoice[] = [];
  const faults: LineFault[] = [];
  const lines = new Map<string, number>();
  let columns: readonly string[] | null = null;
  try {
    for (const { line, cells } of csvRecords(text)) {
      if (columns === null) {
        columns = cells.map((name) => name.trim().toLowerCase());
        const reason = headerFault(columns);
        if (reason !== null) return { invoices: [], faults: [{ line, reason }] };
        continue;
      }
      if (invoices.length + faults.length >= MOST_INVOICES)
        return { invoices: [], faults: [{ line, reason: `a file holds ${MOST_INVOICES} invoices at most` }] };
      const fault = readLine(columns, { line, cells });
      if (fault !== null) faults.push({ line, reason: fault });
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { invoices: [], faults: [{ line: 1, reason: error.message }] };
  }
  if (columns === null) faults.push({ line: 1, reason: 'the file is empty; its first line names the columns' });
  return { invoices, faults };

  function readLine(names: readonly string[], { line, cells }: { line: number; cells: readonly string[] }): string | null {
    if (cells.length !== names.length) return `there are ${cells.length} cells, and ${names.length} columns`;
    const named = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) as Partial<Record<InvoiceColumn, string>>;
    const read = readInvoiceLine(named, normaliseMobile);
    if ('reason' in read) return read.reason;
    const { invoice } = read;
    const before = lines.get(invoice.numberKey);
    if (before !== undefined) return `the number ${invoice.number} is on line ${before} already`;
    lines.set(invoice.numberKey, line);
    invoices.push(invoice);
    return null;
  }
}
