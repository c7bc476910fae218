import { sql, type Transaction } from 'kysely';
import type { Lender } from '#src/rules/finance/lender.ts';
import { type Catalogue, makeSlug, modelSlug } from '#src/site/files/catalogue-file.ts';
import type { LocationFile } from '#src/site/files/location-file.ts';
import type { DealershipFile } from '#src/site/files/site-file.ts';
import { putOffers, type SafeOffer, settleExclusions } from './offers.ts';
import type { Tables } from './tables.ts';

/** A site as it is stored. */
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

/** What may be done to sites inside one transaction. */
export interface SiteWriter {
  storedSites(): Promise<StoredSite[]>;
  dealershipIds(): Promise<Map<string, number>>;
  /** Returns whether the layer's switches changed. */
  putLayer(kind: Tables['layer']['kind'], name: string, switches: Readonly<Record<string, unknown>>): Promise<boolean>;
  putDealership(dealership: DealershipFile): Promise<number>;
  putOffers(dealershipId: number, offers: readonly SafeOffer[]): Promise<void>;
  /** Returns the dealerships whose offers are now kept from other sites than before. */
  settleExclusions(): Promise<number[]>;
  putSite(site: SiteRows): Promise<number>;
  sitesOfLayer(kind: Tables['layer']['kind'], name: string): Promise<number[]>;
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
        select s.id, s.slug, d.digest, s.removed_at is not null as "isRemoved", array(select h.host from site_host h where h.site = s.id order by h.position) as hosts
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
    async putDealership({ slug, name, phone, average_rating, review_count, market_opt_out, switches, locations }) {
      const values = { name, phone, average_rating, review_count, market_opt_out, switches: JSON.stringify(switches) };
      const { id } = await trx
        .insertInto('dealership')
        .values({ slug, ...values })
        .onConflict((on) => on.column('slug').doUpdateSet(values))
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const location of locations) await putLocation(trx, id, location);
      // A location that left the file goes, unless vehicles still stand there: then it is only hidden.
      await sql`update location set visible = false where dealership_id = ${id} and slug <> all(${locations.map((one) => one.slug)})`.execute(
        trx,
      );
      await sql`delete from location l where dealership_id = ${id} and slug <> all(${locations.map((one) => one.slug)})
        and not exists (select from vehicle v where v.location_id = l.id)`.execute(trx);
      return id;
    },
    async putSite({ slug, name, hosts, template, brand, group, definition, digest, dealershipIds }) {
      const { id } = await trx
        .insertInto('site')
        .values({ slug, name })
        .onConflict((on) => on.column('slug').doUpdateSet({ name }))
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx.deleteFrom('site_host').where('site', '=', id).execute();
      if (hosts.length > 0)
        await trx
          .insertInto('site_host')
          .values(hosts.map((host, position) => ({ host, site: id, position })))
          .execute();
      const values = { template, brand, group, definition: JSON.stringify(definition), digest, applied_at: sql<Date>`now()` };
      await trx
        .insertInto('site_definition')
        .values({ site_id: id, ...values })
        .onConflict((on) => on.column('site_id').doUpdateSet(values))
        .execute();
      await trx.deleteFrom('site_dealership').where('site_id', '=', id).execute();
      await trx
        .insertInto('site_dealership')
        .values(dealershipIds.map((dealership_id, position) => ({ site_id: id, dealership_id, position })))
        .execute();
      return id;
    },
    async sitesOfLayer(kind, name) {
      const rows = await trx.selectFrom('site_definition').select('site_id').where(kind, '=', name).execute();
      return rows.map(({ site_id }) => site_id);
    },
    putOffers: (dealershipId, offers) => putOffers(trx, dealershipId, offers),
    settleExclusions: () => settleExclusions(trx),
    putCatalogue: (catalogue) => putCatalogue(trx, catalogue),
    putLenders: (lenders) => putLenders(trx, lenders),
  };
}

async function putCatalogue(trx: Transaction<Tables>, catalogue: Catalogue): Promise<boolean> {
  const makes = catalogue.map((make) => ({ slug: makeSlug(make), name: make.name, logo_url: make.logo_url }));
  const models = catalogue.flatMap((make) =>
    make.models.map((model, position) => ({ ...model, slug: modelSlug(model), make: makeSlug(make), position })),
  );
  const changedMakes = await sql`insert into manufacturer (slug, name, logo_url)
    select slug, name, logo_url from jsonb_to_recordset(${JSON.stringify(makes)}::jsonb) as m (slug text, name text, logo_url text)
    on conflict (slug) do update set name = excluded.name, logo_url = excluded.logo_url
      where (manufacturer.name, manufacturer.logo_url) is distinct from (excluded.name, excluded.logo_url) returning slug`.execute(
    trx,
  );
  const changedModels =
    await sql`insert into model (manufacturer_id, slug, name, override_url, status, image_url, bodies, position)
    select f.id, m.slug, m.name, m.override_url, m.status, m.image_url, m.bodies, m.position
    from jsonb_to_recordset(${JSON.stringify(models)}::jsonb)
      as m (make text, slug text, name text, override_url text, status text, image_url text, bodies text[], position integer)
    join manufacturer f on f.slug = m.make
    on conflict (manufacturer_id, slug) do update
      set name = excluded.name, override_url = excluded.override_url, status = excluded.status, image_url = excluded.image_url, bodies = excluded.bodies,
        position = excluded.position
      where (model.name, model.override_url, model.status, model.image_url, model.bodies, model.position)
        is distinct from (excluded.name, excluded.override_url, excluded.status, excluded.image_url, excluded.bodies, excluded.position) returning slug`.execute(
      trx,
    );
  return changedMakes.rows.length + changedModels.rows.length > 0;
}

async function putLenders(trx: Transaction<Tables>, lenders: readonly Lender[]): Promise<boolean> {
  const ids = lenders.map(({ id }) => id);
  const gone = await sql`delete from lender where id <> all(${ids}::text[]) returning id`.execute(trx);
  const changed = await sql`insert into lender (id, facts)
    select facts ->> 'id', facts from jsonb_array_elements(${JSON.stringify(lenders)}::jsonb) as facts
    on conflict (id) do update set facts = excluded.facts where lender.facts <> excluded.facts returning id`.execute(trx);
  return gone.rows.length + changed.rows.length > 0;
}

async function putLocation(trx: Transaction<Tables>, dealershipId: number, file: LocationFile): Promise<void> {
  const { slug, primary, address, contact_detail, ...rest } = file;
  const { id: address_id, state, ...place } = address;
  const values = {
    ...rest,
    ...place,
    is_primary: primary,
    address_id,
    state: state.toUpperCase(),
    phone: contact_detail.phone,
    landline_phone: contact_detail.landline_phone,
    opening_hours: JSON.stringify(contact_detail.opening_hours),
  };
  await trx
    .insertInto('location')
    .values({ dealership_id: dealershipId, slug, ...values })
    .onConflict((on) => on.columns(['dealership_id', 'slug']).doUpdateSet(values))
    .execute();
}
