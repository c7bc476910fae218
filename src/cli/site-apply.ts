import { checkBlock } from '#src/blocks/check-block.ts';
import { MOST_LISTED } from '#src/rules/text/most-listed.ts';
import { readCatalogue } from '#src/site/files/catalogue-file.ts';
import { codeHash } from '#src/site/files/code-hash.ts';
import { faultText, readSiteFiles } from '#src/site/files/read-site-files.ts';
import type { SiteNotes } from '#src/site/files/site-note.ts';
import { applySites, type SitesApplied } from '#src/use-cases/site/apply-sites.ts';
import { complain, say } from './command.ts';
import { type Platform, withPlatform } from './with-platform.ts';

/** `forecourt site apply`: updates the sites from their files; running sites change without a restart. */
export const siteApply = (): Promise<number> =>
  withPlatform(async (platform) => ((await applyFiles(platform)).refused.length === 0 ? 0 : 1));

/** Applies every file of the sites' folder and prints the result for each. */
export async function applyFiles({ store, sitesDir }: Platform): Promise<SitesApplied> {
  const catalogue = await readCatalogue(sitesDir);
  const look = (notes: SiteNotes) => readSiteFiles(sitesDir, { notes, code: codeHash() });
  const result = await applySites(store, look, catalogue, checkBlock);
  const { applied, unchanged, refused, withoutFile, warnings } = result;
  const removed = new Set(result.removed);
  const stateOf = (slug: string, state: string) =>
    removed.has(slug)
      ? `removed    ${slug}: it is not served; "forecourt site restore ${slug}" brings it back`
      : `${state}  ${slug}`;
  for (const slug of applied) say(stateOf(slug, 'applied  '));
  // Among thousands of sites those that changed must not be lost.
  const areMany = unchanged.length > MOST_LISTED;
  for (const slug of unchanged) if (!areMany || removed.has(slug)) say(stateOf(slug, 'unchanged'));
  if (areMany) say(`unchanged  ${unchanged.length} sites`);
  for (const slug of withoutFile) say(`no file    ${slug}: it is still served; "forecourt site remove ${slug}" stops that`);
  for (const refusal of refused) complain(`refused    ${faultText(refusal)}`);
  for (const { slug, warning } of warnings) complain(`warning    ${slug}: ${warning}`);
  return result;
}
