import type { LeadExport } from '#src/store/lead-records.ts';
import type { PlatformStore } from '#src/store/platform-store.ts';
import { dropUpload } from './keep-upload.ts';

/** Everything on record of a site's lead, for the person it is about; null where there is none (ledger K5). */
export const exportLead = (store: PlatformStore, site: string, id: string): Promise<LeadExport | null> =>
  store.exportLead(site, id);

/** Removes a site's lead with its deliveries, its appointment and its document; whether there was one (ledger K5). */
export async function eraseLead(store: PlatformStore, uploadsDir: string, site: string, id: string): Promise<boolean> {
  const erased = await store.eraseLead(site, id);
  if (erased === null) return false;
  if (erased.upload !== null) await dropUpload(uploadsDir, erased.upload);
  return true;
}
