import { checkBlock } from '#src/blocks/check-block.ts';
import { readCatalogue } from '#src/site/catalogue-file.ts';
import { readSiteFiles, refusalSentence } from '#src/site/read-site-files.ts';
import { applySites } from '#src/use-cases/apply-sites.ts';
import { type Command, complain, say } from './command.ts';
import { type Platform, withPlatform } from './with-platform.ts';

/** `forecourt site apply`: brings the sites in step with their files; running sites change without a restart. */
export const siteApply: Command = {
  name: 'site apply',
  usage: '',
  does: 'applies the changed site files; they are served at once',
  options: {},
  run: () => withPlatform(applyFiles),
};

/** Applies every file of the sites' folder and says what came of each. */
export async function applyFiles({ store, sitesDir }: Platform): Promise<number> {
  const files = await readSiteFiles(sitesDir);
  const { applied, unchanged, refused } = await applySites(store, files, await readCatalogue(sitesDir), checkBlock);
  for (const slug of applied) say(`applied    ${slug}`);
  for (const slug of unchanged) say(`unchanged  ${slug}`);
  for (const refusal of refused) complain(`refused    ${refusalSentence(refusal)}`);
  return refused.length === 0 ? 0 : 1;
}
