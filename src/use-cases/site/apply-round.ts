import { createHash } from 'node:crypto';
import { localHost } from '#src/rules/site/site-hosts.ts';
import type { Catalogue } from '#src/site/files/catalogue-file.ts';
import type { OfferFile } from '#src/site/files/offer-file.ts';
import type { Post, PostFile } from '#src/site/files/post-file.ts';
import { CHANGED, type FileFault, type SiteFiles, type SiteInFile } from '#src/site/files/read-site-files.ts';
import type { DealershipFile, SiteFile } from '#src/site/files/site-file.ts';
import type { SiteNote } from '#src/site/files/site-note.ts';
import type { SafeOffer } from '#src/store/offers/offers.ts';
import type { SiteWriter, StoredSite } from '#src/store/site/site-writer.ts';
import { DIRECTORY, type Versioned } from '#src/store/site/versions.ts';
import { type CheckBlock, checkSiteFile, type Surroundings } from './check-site-file.ts';
import { safeHtml, storable } from './clean-text.ts';
import { listWarnings } from './list-warnings.ts';
import { renderArticle } from './render-article.ts';

interface RoundOrder {
  readonly files: SiteFiles;
  /** The files that do not describe what another one describes already. */
  readonly right: readonly SiteInFile[];
  readonly stored: readonly StoredSite[];
  /** The dealerships that are stored, and those that are stored meanwhile. */
  readonly ids: Map<string, number>;
  readonly catalogue: Catalogue;
  readonly checkBlock: CheckBlock;
}

/** A site's file with its articles as HTML. */
interface Rendered {
  readonly site: SiteFile;
  readonly posts: readonly Post[];
}

/** One application of the sites' files, file after file; only what other files must know of one is kept. */
export class ApplyRound {
  readonly changed: Versioned[] = [];
  readonly #writer: SiteWriter;
  readonly #order: RoundOrder;
  readonly #hosts: Map<string, string>;
  readonly #around: Surroundings;
  readonly #describing: ReadonlyMap<string, SiteInFile>;
  readonly #applied = new Set<string>();
  readonly #unchanged: string[] = [];
  readonly #refused: FileFault[] = [];
  readonly #forgotten: string[] = [];
  readonly #warned: [slug: string, warnings: readonly string[]][] = [];
  readonly #notes = new Map<string, SiteNote>();
  /** Sites with a dealership that another file describes, which has not been stored yet. */
  readonly #waiting: SiteInFile[] = [];

  constructor(writer: SiteWriter, order: RoundOrder) {
    const { files, right, stored, ids, catalogue, checkBlock } = order;
    this.#writer = writer;
    this.#order = order;
    this.#hosts = new Map(stored.flatMap(({ slug, hosts: of }) => [...of, localHost(slug)].map((host) => [host, slug])));
    this.#describing = new Map(right.flatMap((one) => one.facts.describes.map(({ slug }): [string, SiteInFile] => [slug, one])));
    this.#around = {
      layers: files.layers,
      dealerships: new Map(right.flatMap(({ facts }) => facts.describes.map(({ slug, locations }) => [slug, locations]))),
      storedDealerships: new Set(ids.keys()),
      hosts: this.#hosts,
      sites: new Set([...stored.map(({ slug }) => slug), ...right.map(({ facts }) => facts.slug)]),
      catalogue,
      lenders: files.lenders,
      checkBlock,
    };
  }

  /** A file that is as it was when it was applied. */
  keep({ facts: { slug }, seen }: SiteInFile, note: SiteNote): void {
    this.#unchanged.push(slug);
    this.#warned.push([slug, note.warnings]);
    if (seen !== '' && seen !== note.seen) this.#notes.set(slug, { ...note, seen });
  }

  /** Checks a file and stores what is in it, unless that is what is stored already. */
  async take(one: SiteInFile, storedDigest: string | undefined): Promise<void> {
    const { facts, mark, seen } = one;
    const rendered = await this.#read(one);
    if (rendered === null) return;
    const { site } = rendered;
    const faults = checkSiteFile(site, this.#around);
    if (faults.length > 0) return this.#refuse(one, faults);
    for (const host of [...site.domains, localHost(site.slug)]) this.#hosts.set(host, site.slug);
    const digest = digestOf(rendered);
    const warnings = listWarnings(site, await this.#named(facts.names), this.#order.files.layers);
    this.#notes.set(site.slug, { mark, seen, digest, facts, warnings });
    this.#warned.push([site.slug, warnings]);
    if (digest === storedDigest) return void this.#unchanged.push(site.slug);
    // A dealership can be on other sites than the one whose file describes it.
    for (const dealership of own(site)) {
      const id = await this.#writer.putDealership(dealership);
      await this.#writer.putOffers(id, dealership.offers.map(safeOffer));
      this.#order.ids.set(dealership.slug, id);
      this.changed.push({ kind: 'dealership', id });
    }
    if (this.#missing(site).length > 0) this.#waiting.push(one);
    else await this.#put(rendered, digest);
  }

  /** Stores the sites that waited for dealerships, and what is to be remembered; returns what became of every file. */
  async end() {
    for (const one of this.#waiting) {
      const rendered = await this.#read(one);
      if (rendered === null) continue;
      const missing = this.#missing(rendered.site);
      if (missing.length === 0) await this.#put(rendered, digestOf(rendered));
      else
        this.#refuse(one, [{ key: 'dealerships', reason: `"${missing.join('", "')}" is described by a file that was refused` }]);
    }
    // A site that an offer is excluded from may have been added only now.
    this.changed.push(...(await this.#writer.settleExclusions()).map((id) => ({ kind: 'dealership' as const, id })));
    await this.#writer.forgetNotes(this.#forgotten);
    await this.#writer.putNotes(this.#notes);
    const right = new Set([...this.#applied, ...this.#unchanged]);
    return {
      applied: this.#order.right.map(({ facts }) => facts.slug).filter((slug) => this.#applied.has(slug)),
      unchanged: this.#unchanged,
      refused: this.#refused,
      warnings: this.#warned.flatMap(([slug, warnings]) =>
        right.has(slug) ? warnings.map((warning) => ({ slug, warning })) : [],
      ),
    };
  }

  /** The file with its articles as HTML, rendered on the way in; null if that cannot be done, and it is refused. */
  async #read(one: SiteInFile): Promise<Rendered | null> {
    const whole = await one.whole();
    if (whole === null) this.#refuse(one, [{ key: '', reason: CHANGED }]);
    const rendered = whole === null ? null : withArticles(whole.posts);
    if (rendered?.ok === false) this.#refuse({ ...one, file: rendered.file }, [{ key: '', reason: rendered.reason }]);
    return whole !== null && rendered?.ok === true ? { site: whole.site, posts: rendered.posts } : null;
  }

  /** What is remembered of a refused file may be what it was before: it is read until it is right. */
  #refuse({ file, facts: { slug } }: SiteInFile, faults: readonly Omit<FileFault, 'file'>[]): void {
    this.#refused.push(...faults.map((fault) => ({ file, ...fault })));
    this.#forgotten.push(slug);
    this.#notes.delete(slug);
  }

  #missing({ dealerships }: SiteFile): string[] {
    return dealerships.map(slugOfDealership).filter((slug) => !this.#order.ids.has(slug));
  }

  /** The dealerships of these names, from the files that describe them. */
  async #named(names: readonly string[]): Promise<DealershipFile[]> {
    const found: DealershipFile[] = [];
    for (const name of names) {
      const whole = await this.#describing.get(name)?.whole();
      if (whole) found.push(...own(whole.site).filter(({ slug }) => slug === name));
    }
    return found;
  }

  async #put({ site, posts }: Rendered, digest: string): Promise<void> {
    const { dealerships, domains, $schema: _, ...definition } = site;
    const id = await this.#writer.putSite({
      slug: site.slug,
      name: site.name,
      hosts: domains,
      template: site.template,
      brand: site.brand,
      group: site.group,
      definition: { ...definition, posts },
      digest,
      dealershipIds: dealerships.map((one) => this.#order.ids.get(slugOfDealership(one)) ?? 0),
    });
    this.changed.push({ kind: 'site', id }, DIRECTORY);
    this.#applied.add(site.slug);
  }
}

const slugOfDealership = (one: SiteFile['dealerships'][number]): string => (typeof one === 'string' ? one : one.slug);
const own = (site: SiteFile): DealershipFile[] => site.dealerships.filter((one) => typeof one !== 'string');
const digestOf = ({ site, posts }: Rendered) =>
  createHash('sha256')
    .update(JSON.stringify([site, posts]))
    .digest('base64url');

type Articles =
  | { readonly ok: true; readonly posts: readonly Post[] }
  | { readonly ok: false; readonly file: string; readonly reason: string };

function withArticles(posts: readonly PostFile[]): Articles {
  const made: Post[] = [];
  for (const { markdown, file, ...post } of posts) {
    const rendered = renderArticle(markdown);
    // Stop at the first: if a post took too long, others of the site may too.
    if (!rendered.ok) return { ok: false, file, reason: rendered.reason };
    made.push({ ...post, html: rendered.html });
  }
  return { ok: true, posts: made };
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
