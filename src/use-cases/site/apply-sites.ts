import type { Catalogue } from '#src/site/files/catalogue-file.ts';
import type { FileFault, SiteFiles, SiteInFile } from '#src/site/files/read-site-files.ts';
import type { SiteNotes } from '#src/site/files/site-note.ts';
import type { PlatformStore } from '#src/store/platform-store.ts';
import type { SiteWriter, StoredSite } from '#src/store/site/site-writer.ts';
import type { Versioned } from '#src/store/site/versions.ts';
import { ApplyRound } from './apply-round.ts';
import type { CheckBlock } from './check-site-file.ts';

export interface SitesApplied {
  /** The slugs of the sites whose file was new or changed, in the order of the files. */
  readonly applied: readonly string[];
  readonly unchanged: readonly string[];
  readonly refused: readonly FileFault[];
  /** The sites that were removed by hand: their files are applied, but they are not served. */
  readonly removed: readonly string[];
  /** The sites that are served although they have no file any more. */
  readonly withoutFile: readonly string[];
  /** What is to be said about files that are right (ledger P16). */
  readonly warnings: readonly { readonly slug: string; readonly warning: string }[];
  /** The dealerships that files of sites describe or name. */
  readonly dealerships: readonly string[];
}

/** Looks at the files, given what is remembered of them. */
export type LookAtFiles = (notes: SiteNotes) => Promise<SiteFiles>;

/**
 * Updates the stored sites from their files, in one transaction. A wrong file is refused with its reasons and its site stays as it was; the
 * others are applied. A site whose file is gone stays, and is reported. What is remembered of a file that has not changed is enough, and others
 * are taken one at a time, so neither time nor memory grows with the sites that nobody has touched.
 */
export function applySites(
  platform: PlatformStore,
  look: LookAtFiles,
  catalogue: Catalogue,
  checkBlock: CheckBlock,
): Promise<SitesApplied> {
  return platform.writeSites(async (writer) => {
    const stored = await writer.storedSites();
    const notes = await writer.notes();
    const files = await look(notes);
    const { right, refused: clashing } = withoutDoubles(files.sites);
    const changed = await putShared(writer, files, catalogue, stored);
    const round = new ApplyRound(writer, { files, right, stored, ids: await writer.dealershipIds(), catalogue, checkBlock });
    const touched = touchedDealerships(right, notes);
    const digests = new Map(stored.map(({ slug, digest }) => [slug, digest]));
    for (const one of right) {
      const { note, facts } = one;
      const isKnown =
        note !== null && digests.get(facts.slug) === note.digest && !facts.names.some((dealership) => touched.has(dealership));
      if (isKnown) round.keep(one, note);
      else await round.take(one, digests.get(facts.slug));
    }
    const { applied, unchanged, refused, warnings } = await round.end();
    const inFiles = new Set(files.slugs);
    const result = {
      applied,
      unchanged,
      refused: [...files.refused, ...clashing, ...refused],
      removed: stored.filter(({ isRemoved }) => isRemoved).map(({ slug }) => slug),
      withoutFile: stored.filter(({ slug, isRemoved }) => !isRemoved && !inFiles.has(slug)).map(({ slug }) => slug),
      warnings,
      dealerships: [...new Set(right.flatMap(({ facts }) => [...facts.describes.map(({ slug }) => slug), ...facts.names]))],
    };
    return { result, changed: [...changed, ...round.changed] };
  });
}

/** Stores what all sites share; returns the sites whose readers must be told. */
async function putShared(
  writer: SiteWriter,
  files: SiteFiles,
  catalogue: Catalogue,
  stored: readonly StoredSite[],
): Promise<Versioned[]> {
  const changed: number[] = [];
  for (const { kind, name, switches } of files.layers)
    if (await writer.putLayer(kind, name, switches)) changed.push(...(await writer.sitesOfLayer(kind, name)));
  const isForAll = [await writer.putCatalogue(catalogue), files.lenders !== null && (await writer.putLenders(files.lenders))];
  if (isForAll.includes(true)) changed.push(...stored.map(({ id }) => id));
  return changed.map((id) => ({ kind: 'site', id }));
}

/** The dealerships that a changed, new or missing file describes, or did: the sites that name them are checked again with it. */
function touchedDealerships(right: readonly SiteInFile[], notes: SiteNotes): ReadonlySet<string> {
  const asNoted = new Set(right.flatMap(({ note, facts }) => (note === null ? [] : facts.slug)));
  const before = [...notes].flatMap(([slug, { facts }]) => (asNoted.has(slug) ? [] : facts));
  const now = right.flatMap(({ note, facts }) => (note === null ? facts : []));
  return new Set([...before, ...now].flatMap(({ describes }) => describes.map(({ slug }) => slug)));
}

/** If two files describe the same site or dealership, the first by name is applied. */
function withoutDoubles(sites: readonly SiteInFile[]): { right: SiteInFile[]; refused: FileFault[] } {
  const refused: FileFault[] = [];
  const owners = new Map<string, string>();
  const right = sites.filter(({ file, facts }) => {
    const names = [
      ['slug', `site ${facts.slug}`],
      ...facts.describes.map(({ slug }) => ['dealerships', `dealership ${slug}`]),
    ] as const;
    const taken = names.flatMap(([key = '', name = '']) => {
      const owner = owners.get(name);
      return owner === undefined ? [] : [{ file, key, reason: `the ${name} is described by ${owner} already` }];
    });
    refused.push(...taken);
    if (taken.length === 0) for (const [, name = ''] of names) owners.set(name, file);
    return taken.length === 0;
  });
  return { right, refused };
}
