import { readSiteFiles, type SiteFiles, type WholeSite } from '#src/site/files/read-site-files.ts';

/** Every site file of a folder, each read whole. */
export async function wholeSiteFiles(
  folder: string,
): Promise<Omit<SiteFiles, 'sites'> & { readonly sites: readonly (WholeSite & { readonly file: string })[] }> {
  const files = await readSiteFiles(folder);
  const sites = await Promise.all(
    files.sites.map(async (one) => {
      const read = await one.whole();
      if (read === null) throw new Error(`${one.file} was changed meanwhile.`);
      return { file: one.file, ...read };
    }),
  );
  return { ...files, sites };
}
