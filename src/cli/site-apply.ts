import { checkBlock } from '#src/blocks/check-block.ts';
import { readCatalogue } from '#src/site/files/catalogue-file.ts';
import { faultText, readSiteFiles } from '#src/site/files/read-site-files.ts';
import { applySites, type SitesApplied } from '#src/use-cases/site/apply-sites.ts';
import { listWarnings } from '#src/use-cases/site/list-warnings.ts';
import { complain, say } from './command.ts';
import { type Platform, withPlatform } from './with-platform.ts';

/** `forecourt site apply`: updates the sites from their files; running sites change without a restart. */
export const siteApply = (): Promise<number> =>
  withPlatform(async (platform) => ((await applyFiles(platform)).refused.length === 0 ? 0 : 1));

/** Applies every file of the sites' folder and prints the result for each. */
export async function applyFiles({ store, sitesDir }: Platform): Promise<SitesApplied> {
  const files = await readSiteFiles(sitesDir);
  const result = await applySites(store, files, await readCatalogue(sitesDir), checkBlock);
  const { applied, unchanged, refused, removed, withoutFile } = result;
  const stateOf = (slug: string, state: string) =>
    removed.includes(slug)
      ? `removed    ${slug}: it is not served; "forecourt site restore ${slug}" brings it back`
      : `${state}  ${slug}`;
  for (const slug of applied) say(stateOf(slug, 'applied  '));
  for (const slug of unchanged) say(stateOf(slug, 'unchanged'));
  for (const slug of withoutFile) say(`no file    ${slug}: it is still served; "forecourt site remove ${slug}" stops that`);
  for (const refusal of refused) complain(`refused    ${faultText(refusal)}`);
  const right = new Set([...applied, ...unchanged]);
  for (const { slug, warning } of listWarnings(files)) if (right.has(slug)) complain(`warning    ${slug}: ${warning}`);
  return result;
}
