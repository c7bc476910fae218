import { type Selectable, sql, type Transaction } from 'kysely';
import type { Lender } from '#src/rules/finance/lender.ts';
import type { Catalogue } from '#src/site/files/catalogue-file.ts';
import type { DealershipFile } from '#src/site/files/site-file.ts';
import type { SiteNote, SiteNotes } from '#src/site/files/site-note.ts';
import { putLenders } from '#src/store/finance/put-lenders.ts';
import { putCatalogue } from '#src/store/models/put-catalogue.ts';
import { putOffers, type SafeOffer, settleExclusions } from '#src/store/offers/offers.ts';
import type { Tables } from '#src/store/tables/tables.ts';
import { putDealership } from './put-dealership.ts';
import { forgetNotes, putNotes, readNotes } from './site-notes.ts';

export interface StoredSite {
  readonly id: number;
  readonly slug: string;
  readonly digest: string;
  readonly hosts: readonly string[];
  readonly isRemoved: boolean;
}

/** What a site's file becomes in the store; the rest of the file is its definition. */
export interface SiteRows {
  readonly slug: string;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly template: string;
  readonly brand: string | null;
  readonly group: string | null;
  readonly definition: Readonly<Record<string, unknown>>;
  readonly digest: string;
  readonly dealershipIds: readonly number[];
}

type LayerKind = Selectable<Tables['layer']>['kind'];

/** What may be done to sites inside one transaction. */
export interface SiteWriter {
  storedSites(): Promise<StoredSite[]>;
  dealershipIds(): Promise<Map<string, number>>;
  /** What is remembered of the sites' files. */
  notes(): Promise<SiteNotes>;
  putNotes(notes: ReadonlyMap<string, SiteNote>): Promise<void>;
  forgetNotes(slugs: readonly string[]): Promise<void>;
  /** Returns whether the layer's switches changed. */
  putLayer(kind: LayerKind, name: string, switches: Readonly<Record<string, unknown>>): Promise<boolean>;
  putDealership(dealership: DealershipFile): Promise<number>;
  putOffers(dealershipId: number, offers: readonly SafeOffer[]): Promise<void>;
  /** Returns the dealerships whose offers are now excluded from other sites than before. */
  settleExclusions(): Promise<number[]>;
  putSite(site: SiteRows): Promise<number>;
  sitesOfLayer(kind: LayerKind, name: string): Promise<number[]>;
  /** Returns whether any make or model changed. */
  putCatalogue(catalogue: Catalogue): Promise<boolean>;
  /** Returns whether any lender came, went or changed. */
  putLenders(lenders: readonly Lender[]): Promise<boolean>;
}

/** The writing side of sites, layers, dealerships and locations. */
export function siteWriter(trx: Transaction<Tables>): SiteWriter {
  return {
    async storedSites() {
      const { rows } = await sql<StoredSite>`
        select s.id, s.slug, d.digest, s.removed_at is not null as is_removed, array(select h.host from site_host h where h.site = s.id order by h.position) as hosts
        from site s join site_definition d on d.site_id = s.id order by s.id`.execute(trx);
      return rows;
    },
    async dealershipIds() {
      const rows = await trx.selectFrom('dealership').select(['slug', 'id']).execute();
      return new Map(rows.map(({ slug, id }) => [slug, id]));
    },
    async putLayer(kind, name, switches) {
      const { rows } =
        await sql`insert into layer (kind, name, switches) values (${kind}, ${name}, ${JSON.stringify(switches)}::jsonb)
        on conflict (kind, name) do update set switches = excluded.switches where layer.switches <> excluded.switches returning name`.execute(
          trx,
        );
      return rows.length > 0;
    },
    async putSite({ slug, name, hosts, template, brand, group, definition, digest, dealershipIds }) {
      const { id } = await trx
        .insertInto('site')
        .values({ slug, name })
        .onConflict((on) => on.column('slug').doUpdateSet({ name }))
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx.deleteFrom('siteHost').where('site', '=', id).execute();
      if (hosts.length > 0)
        await trx
          .insertInto('siteHost')
          .values(hosts.map((host, position) => ({ host, site: id, position })))
          .execute();
      const values = { template, brand, group, definition: JSON.stringify(definition), digest, appliedAt: sql<Date>`now()` };
      await trx
        .insertInto('siteDefinition')
        .values({ siteId: id, ...values })
        .onConflict((on) => on.column('siteId').doUpdateSet(values))
        .execute();
      await trx.deleteFrom('siteDealership').where('siteId', '=', id).execute();
      await trx
        .insertInto('siteDealership')
        .values(dealershipIds.map((dealershipId, position) => ({ siteId: id, dealershipId, position })))
        .execute();
      return id;
    },
    async sitesOfLayer(kind, name) {
      const rows = await trx.selectFrom('siteDefinition').select('siteId').where(kind, '=', name).execute();
      return rows.map(({ siteId }) => siteId);
    },
    notes: () => readNotes(trx),
    putNotes: (notes) => putNotes(trx, notes),
    forgetNotes: (slugs) => forgetNotes(trx, slugs),
    putDealership: (dealership) => putDealership(trx, dealership),
    putOffers: (dealershipId, offers) => putOffers(trx, dealershipId, offers),
    settleExclusions: () => settleExclusions(trx),
    putCatalogue: (catalogue) => putCatalogue(trx, catalogue),
    putLenders: (lenders) => putLenders(trx, lenders),
  };
}
