import { checkBlock } from '#src/blocks/check-block.ts';
import { readCatalogue } from '#src/site/catalogue-file.ts';
import { readSiteFiles, refusalSentence } from '#src/site/read-site-files.ts';
import { applySites, type SitesApplied } from '#src/use-cases/apply-sites.ts';
import { type Command, complain, say } from './command.ts';
import { type Platform, withPlatform } from './with-platform.ts';

/** `forecourt site apply`: brings the sites in step with their files; running sites change without a restart. */
export const siteApply: Command = {
  name: 'site apply',
  usage: '',
  does: 'applies the changed site files; they are served at once',
  options: {},
  run: () => withPlatform(async (platform) => ((await applyFiles(platform)).refused.length === 0 ? 0 : 1)),
};

/** Applies every file of the sites' folder and says what came of each. */
export async function applyFiles({ store, sitesDir }: Platform): Promise<SitesApplied> {
  const files = await readSiteFiles(sitesDir);
  const result = await applySites(store, files, await readCatalogue(sitesDir), checkBlock);
  const { applied, unchanged, refused } = result;
  for (const slug of applied) say(`applied    ${slug}`);
  for (const slug of unchanged) say(`unchanged  ${slug}`);
  for (const refusal of refused) complain(`refused    ${refusalSentence(refusal)}`);
  return result;
}
