import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { uploadsWithLead } from '#src/store/leads/tidy-leads.ts';
import { dropUpload } from '#src/use-cases/leads/store-upload.ts';
import type { Job } from './job.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * A document is on the disk before its lead is in the database, so that no lead is without its document; it is removed at once where the
 * lead is not taken. What a crash or a broken connection left without a lead is removed the night after.
 */
export const tidyUploads = (folder: string, now: () => Date): Job => ({
  name: 'tidy-uploads',
  schedule: { cron: '40 3 * * *', tz: 'Australia/Sydney' },
  async run({ db, log }) {
    const old = await lyingSince(folder, now().getTime() - DAY_MS);
    const kept = await uploadsWithLead(db, old);
    const orphans = old.filter((id) => !kept.has(id));
    for (const id of orphans) await dropUpload(folder, { id });
    log.info({ removed: orphans.length }, 'Documents without a lead removed.');
  },
});

/** The documents that have not changed since an instant; none where nobody has sent one yet. One that is removed meanwhile is not among them. */
async function lyingSince(folder: string, before: number): Promise<string[]> {
  const old: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(path.join(folder, name)).catch(() => null);
    if (found !== null && found.mtimeMs < before) old.push(name);
  }
  return old;
}
