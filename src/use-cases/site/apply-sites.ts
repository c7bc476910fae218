import { createHash } from 'node:crypto';
import { localHost } from '#src/rules/site/site-hosts.ts';
import type { Catalogue } from '#src/site/files/catalogue-file.ts';
import type { OfferFile } from '#src/site/files/offer-file.ts';
import type { Post } from '#src/site/files/post-file.ts';
import type { FileFault, SiteFiles } from '#src/site/files/read-site-files.ts';
import type { DealershipFile, SiteFile } from '#src/site/files/site-file.ts';
import type { SafeOffer } from '#src/store/offers/offers.ts';
import type { PlatformStore } from '#src/store/platform-store.ts';
import type { SiteWriter, StoredSite } from '#src/store/site/site-writer.ts';
import { DIRECTORY, type Versioned } from '#src/store/site/versions.ts';
import { type CheckBlock, checkSiteFile } from './check-site-file.ts';
import { safeHtml, storable } from './clean-text.ts';
import { renderArticle } from './render-article.ts';

export interface SitesApplied {
  /** The slugs of the sites whose file was new or changed, in the order of the files. */
  readonly applied: readonly string[];
  readonly unchanged: readonly string[];
  readonly refused: readonly FileFault[];
  /** The sites that were removed by hand: their files are applied, but they are not served. */
  readonly removed: readonly string[];
  /** The sites that are served although they have no file any more. */
  readonly withoutFile: readonly string[];
}

interface FileOfSite {
  readonly file: string;
  readonly site: SiteFile;
  readonly posts: readonly Post[];
}

/**
 * Updates the stored sites from their files, in one transaction. A wrong file is refused with its reasons and its site stays as it was; the
 * others are applied. A site whose file is gone stays, and is reported.
 */
export function applySites(
  platform: PlatformStore,
  files: SiteFiles,
  catalogue: Catalogue,
  checkBlock: CheckBlock,
): Promise<SitesApplied> {
  return platform.writeSites(async (writer) => {
    const stored = await writer.storedSites();
    const changed: Versioned[] = [];
    const refused: FileFault[] = [...files.refused];
    const rendered = withArticles(files.sites);
    const { right, refused: clashing } = withoutDoubles(rendered.sites);
    refused.push(...rendered.refused, ...clashing);
    const dealerships = described(right);
    const storedDealerships = await writer.dealershipIds();
    const hosts = new Map(stored.flatMap(({ slug, hosts: of }) => [...of, localHost(slug)].map((host) => [host, slug])));
    const slugs = new Set([...stored.map(({ slug }) => slug), ...right.map(({ site }) => site.slug)]);
    const usable = right.filter(({ file, site }) => {
      const faults = checkSiteFile(site, {
        layers: files.layers,
        dealerships,
        storedDealerships: new Set(storedDealerships.keys()),
        hosts,
        sites: slugs,
        catalogue,
        lenders: files.lenders,
        checkBlock,
      });
      refused.push(...faults.map((fault) => ({ file, ...fault })));
      if (faults.length > 0) return false;
      for (const host of [...site.domains, localHost(site.slug)]) hosts.set(host, site.slug);
      return true;
    });
    for (const { kind, name, switches } of files.layers) {
      if (await writer.putLayer(kind, name, switches))
        changed.push(...(await writer.sitesOfLayer(kind, name)).map((id) => ({ kind: 'site' as const, id })));
    }
    if (await writer.putCatalogue(catalogue)) changed.push(...stored.map(({ id }) => ({ kind: 'site' as const, id })));
    if (files.lenders !== null && (await writer.putLenders(files.lenders)))
      changed.push(...stored.map(({ id }) => ({ kind: 'site' as const, id })));
    const { applied, unchanged } = await putSites(writer, usable, stored, changed, refused);
    const inFiles = new Set(files.slugs);
    const removed = stored.filter(({ isRemoved }) => isRemoved).map(({ slug }) => slug);
    const withoutFile = stored.filter(({ slug, isRemoved }) => !isRemoved && !inFiles.has(slug)).map(({ slug }) => slug);
    return { result: { applied, unchanged, refused, removed, withoutFile }, changed };
  });
}

async function putSites(
  writer: SiteWriter,
  sites: readonly FileOfSite[],
  stored: readonly StoredSite[],
  changed: Versioned[],
  refused: FileFault[],
) {
  const applied: string[] = [];
  const unchanged: string[] = [];
  const fresh = sites.filter((one) => {
    const { site } = one;
    const isSame = stored.some(({ slug, digest }) => slug === site.slug && digest === digestOf(one));
    if (isSame) unchanged.push(site.slug);
    return !isSame;
  });
  // A dealership can be on other sites than the one whose file describes it: all of them are stored before the first site is.
  for (const { site } of fresh) {
    for (const dealership of own(site)) {
      const id = await writer.putDealership(dealership);
      await writer.putOffers(id, dealership.offers.map(safeOffer));
      changed.push({ kind: 'dealership', id });
    }
  }
  const ids = await writer.dealershipIds();
  for (const one of fresh) {
    const { file, site, posts } = one;
    const { dealerships, domains, $schema: _, ...definition } = site;
    const slugs = dealerships.map((one) => (typeof one === 'string' ? one : one.slug));
    const missing = slugs.filter((slug) => !ids.has(slug));
    if (missing.length > 0) {
      refused.push({ file, key: 'dealerships', reason: `"${missing.join('", "')}" is described by a file that was refused` });
      continue;
    }
    const id = await writer.putSite({
      slug: site.slug,
      name: site.name,
      hosts: domains,
      template: site.template,
      brand: site.brand,
      group: site.group,
      definition: { ...definition, posts },
      digest: digestOf(one),
      dealershipIds: slugs.map((slug) => ids.get(slug) ?? 0),
    });
    changed.push({ kind: 'site', id }, DIRECTORY);
    applied.push(site.slug);
  }
  // A site that an offer is excluded from may have been added only now.
  changed.push(...(await writer.settleExclusions()).map((id) => ({ kind: 'dealership' as const, id })));
  return { applied, unchanged };
}

/** If two files describe the same site or dealership, the first by name is applied. */
function withoutDoubles(sites: readonly FileOfSite[]): { right: FileOfSite[]; refused: FileFault[] } {
  const refused: FileFault[] = [];
  const owners = new Map<string, string>();
  const right = sites.filter(({ file, site }) => {
    const names = [['slug', `site ${site.slug}`], ...own(site).map(({ slug }) => ['dealerships', `dealership ${slug}`])] as const;
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

const own = (site: SiteFile): DealershipFile[] => site.dealerships.filter((one) => typeof one !== 'string');
const described = (sites: readonly FileOfSite[]) => new Map(sites.flatMap(({ site }) => own(site).map((one) => [one.slug, one])));
const digestOf = ({ site, posts }: FileOfSite) =>
  createHash('sha256')
    .update(JSON.stringify([site, posts]))
    .digest('base64url');

/** The sites with their posts as HTML, rendered once, on the way in. A site with a post that cannot be rendered is refused. */
function withArticles(sites: SiteFiles['sites']): { sites: FileOfSite[]; refused: FileFault[] } {
  const refused: FileFault[] = [];
  const right = sites.flatMap(({ file, site, posts }): FileOfSite[] => {
    const made: Post[] = [];
    for (const { markdown, file: article, ...post } of posts) {
      const rendered = renderArticle(markdown);
      if (!rendered.ok) {
        // Stop at the first: if a post took too long, others of the site may too.
        refused.push({ file: article, key: '', reason: rendered.reason });
        return [];
      }
      made.push({ ...post, html: rendered.html });
    }
    return [{ file, site, posts: made }];
  });
  return { sites: right, refused };
}

/** An offer as it is stored: its HTML is sanitised once, on the way in. Of a link only the words stay, as in any text of a dealer's (ledger O2). */
function safeOffer(offer: OfferFile): SafeOffer {
  const [name, description, disclaimer] = [offer.name, offer.description, offer.disclaimer].map(storable);
  return {
    ...offer,
    name: name ?? '',
    description: description ?? '',
    disclaimer: disclaimer ?? '',
    sanitized_description: safeHtml(description ?? ''),
    sanitized_disclaimer: safeHtml(disclaimer ?? ''),
  };
}
