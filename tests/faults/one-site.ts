import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';

/** A folder with the files of one small site, beside a data folder; a start is done sooner with it than with the demo's. */
export function oneSite(dataDir: string, slug: string): string {
  const sitesDir = path.join(path.dirname(dataDir), 'sites');
  mkdirSync(path.join(sitesDir, 'templates'), { recursive: true });
  const switches = { leadEmails: ['sales@dealer.example'] };
  const site = aSiteFile({ slug, dealerships: [aDealership(`${slug}-motors`, { switches })] });
  writeFileSync(path.join(sitesDir, `${slug}.json`), JSON.stringify(site));
  writeFileSync(path.join(sitesDir, 'templates', 'classic.json'), JSON.stringify({ switches: {} }));
  return sitesDir;
}
