import { type Selectable, sql, type Transaction } from 'kysely';
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

/** What a layer of switches belongs to. */
type LayerKind = Selectable<Tables['layer']>['kind'];

/** What may be done to sites inside one transaction. */
export interface SiteWriter {
  storedSites(): Promise<StoredSite[]>;
  dealershipIds(): Promise<Map<string, number>>;
  /** Returns whether the layer's switches changed. */
  putLayer(kind: LayerKind, name: string, switches: Readonly<Record<string, unknown>>): Promise<boolean>;
  putDealership(dealership: DealershipFile): Promise<number>;
  putOffers(dealershipId: number, offers: readonly SafeOffer[]): Promise<void>;
  /** Returns the dealerships whose offers are now kept from other sites than before. */
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
    async putDealership({ slug, name, phone, switches, locations, ...file }) {
      const values = {
        name,
        phone,
        averageRating: file.average_rating,
        reviewCount: file.review_count,
        marketOptOut: file.market_opt_out,
        switches: JSON.stringify(switches),
      };
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
  const { slug, address, contact_detail: contact } = file;
  const values = {
    name: file.name,
    locationType: file.location_type,
    locationSubtype: file.location_subtype,
    isPrimary: file.primary,
    visible: file.visible,
    manufacturers: file.manufacturers,
    dealerLicenseNumber: file.dealer_license_number,
    motorVehicleRepairer: file.motor_vehicle_repairer,
    addressId: address.id,
    street: address.street,
    city: address.city,
    state: address.state.toUpperCase(),
    postcode: address.postcode,
    lat: address.lat,
    long: address.long,
    placeUrl: address.place_url,
    placeId: address.place_id,
    mapKey: address.map_key,
    phone: contact.phone,
    landlinePhone: contact.landline_phone,
    openingHours: JSON.stringify(contact.opening_hours),
    imageUrl: file.image_url,
    averageRating: file.average_rating,
    reviewCount: file.review_count,
    distributionLocations: file.distribution_locations,
  };
  await trx
    .insertInto('location')
    .values({ dealershipId, slug, ...values })
    .onConflict((on) => on.columns(['dealershipId', 'slug']).doUpdateSet(values))
    .execute();
}
