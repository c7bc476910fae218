import type { Mailbox, MailboxEntry } from '#src/adapters/mail/mailbox.ts';
import type { LeadExport } from '#src/store/leads/lead-export.ts';
import type { LeadFiles } from '#src/store/leads/lead-records.ts';
import type { PlatformStore } from '#src/store/platform-store.ts';
import { dropUpload } from './store-upload.ts';

/** Everywhere that something of a lead is stored: its rows, its document, and the copies of its emails. */
export interface LeadStorage {
  readonly store: PlatformStore;
  readonly uploadsDir: string;
  readonly mailbox: Mailbox;
}

/** Everything on record of a lead, with the stored emails about it; the command line prints them as `letters`. */
export type WholeLead = LeadExport & { readonly letters: readonly MailboxEntry[] };

/** Everything on record of a lead, for the person it is about; null when the site has no such lead (ledger K5). */
export async function exportLead({ store, mailbox }: LeadStorage, site: string, id: string): Promise<WholeLead | null> {
  const record = await store.exportLead(site, id);
  if (record === null) return null;
  const files = await store.leadFiles(site, [id]);
  const emails = await Promise.all(files.flatMap(({ deliveryIds }) => deliveryIds.map((one) => mailbox.read(site, one))));
  return { ...record, letters: emails.filter((email) => email !== null) };
}

/**
 * Removes leads of a site with everything that followed from them, and returns how many there were (ledger K5, H10). Files are removed before
 * the rows that name them: if it is interrupted, they can be found and erased again.
 */
export async function eraseLeads(
  { store, uploadsDir, mailbox }: LeadStorage,
  site: string,
  ids: readonly string[],
): Promise<number> {
  await removeLeadFiles({ uploadsDir, mailbox }, site, await store.leadFiles(site, ids));
  return store.eraseLeads(site, ids);
}

/** Removes the files of leads; those that are gone already are no error. */
export async function removeLeadFiles(
  { uploadsDir, mailbox }: Pick<LeadStorage, 'uploadsDir' | 'mailbox'>,
  site: string,
  files: readonly LeadFiles[],
): Promise<void> {
  for (const { uploadIds, deliveryIds } of files) {
    for (const id of uploadIds) await dropUpload(uploadsDir, { id });
    for (const id of deliveryIds) await mailbox.remove(site, id);
  }
}
