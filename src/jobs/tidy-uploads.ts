import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '#src/rules/time/local-day.ts';
import { uploadsWithLead } from '#src/store/leads/tidy-leads.ts';
import { dropUpload } from '#src/use-cases/leads/store-upload.ts';
import type { Job } from './job.ts';

/**
 * A document is on disk before its lead is in the database, so that no lead lacks its document; it is deleted at once when the lead is refused.
 * Documents that a crash or a broken connection left without a lead are deleted the next night.
 */
export const tidyUploads = (folder: string, now: () => Date): Job => ({
  name: 'tidy-uploads',
  schedule: { cron: '40 3 * * *', tz: 'Australia/Sydney' },
  async run({ db, log }) {
    const old = await lyingSince(folder, now().getTime() - DAY_MS);
    const stored = await uploadsWithLead(db, old);
    const orphans = old.filter((id) => !stored.has(id));
    for (const id of orphans) await dropUpload(folder, { id });
    log.info({ removed: orphans.length }, 'Documents without a lead were deleted.');
  },
});

/** The documents that have not changed since an instant. The folder may not exist yet, and a document may be deleted meanwhile. */
async function lyingSince(folder: string, before: number): Promise<string[]> {
  const old: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(path.join(folder, name)).catch(() => null);
    if (found !== null && found.mtimeMs < before) old.push(name);
  }
  return old;
}
