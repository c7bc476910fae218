import { sql, type Transaction } from 'kysely';
import type { Offer } from '#src/rules/offers/offer.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { OfferFile } from '#src/site/files/offer-file.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** An offer as a file has it, with what was made safe of its HTML. */
export type SafeOffer = OfferFile & { readonly sanitized_description: string; readonly sanitized_disclaimer: string };

/** Brings a dealership's offers in step with its file: one that keeps its slug keeps its id, one that left the file is removed. */
export async function putOffers(trx: Transaction<Tables>, dealershipId: number, offers: readonly SafeOffer[]): Promise<void> {
  const slugs = offers.map(({ slug }) => slug);
  await sql`delete from offer where dealership_id = ${dealershipId} and slug <> all(${slugs}::text[])`.execute(trx);
  const rows = offers.map((offer, position) => ({
    ...offer,
    position,
    make: offer.manufacturer === null ? null : slugOf(offer.manufacturer),
  }));
  // A make is called what the catalogue calls it; one that only the dealer knows is called what the file calls it.
  await sql`
    insert into offer (dealership_id, slug, position, name, description, sanitized_description, disclaimer, sanitized_disclaimer, category,
      image_url, manufacturer, model_id, stock_filter, excluded_sites, starts_at, expires_at)
    select ${dealershipId}, o.slug, o.position, o.name, o.description, o.sanitized_description, o.disclaimer, o.sanitized_disclaimer,
      o.category, o.image_url, coalesce(f.name, o.manufacturer), m.id, o.stock_filter, o.excluded_sites, o.starts, o.expires
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (slug text, position integer, name text, description text,
      sanitized_description text, disclaimer text, sanitized_disclaimer text, category text, image_url text, manufacturer text, make text,
      model text, stock_filter text, excluded_sites text[], starts timestamptz, expires timestamptz)
    left join manufacturer f on f.slug = o.make
    left join model m on m.manufacturer_id = f.id and m.slug = o.model
    on conflict (dealership_id, slug) do update set (position, name, description, sanitized_description, disclaimer, sanitized_disclaimer,
      category, image_url, manufacturer, model_id, stock_filter, excluded_sites, starts_at, expires_at) =
      (excluded.position, excluded.name, excluded.description, excluded.sanitized_description, excluded.disclaimer,
      excluded.sanitized_disclaimer, excluded.category, excluded.image_url, excluded.manufacturer, excluded.model_id, excluded.stock_filter,
      excluded.excluded_sites, excluded.starts_at, excluded.expires_at)`.execute(trx);
}

/** Turns the sites that offers name as excluded into their ids, once all sites are stored; the dealerships whose offers changed by it. */
export async function settleExclusions(trx: Transaction<Tables>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update offer o set excluded_website_ids = now.ids
    from (select f.id, array(select s.id from site s where s.slug = any(f.excluded_sites) order by s.id) as ids from offer f
      where f.excluded_sites <> '{}' or f.excluded_website_ids <> '{}') as now
    where now.id = o.id and o.excluded_website_ids <> now.ids returning o.dealership_id as id`.execute(trx);
  return [...new Set(rows.map(({ id }) => id))];
}

type Row = Omit<Offer, 'model' | 'startsAt' | 'expiresAt'> & {
  readonly startsAt: Date | null;
  readonly expiresAt: Date | null;
  readonly modelName: string | null;
  readonly modelSlug: string;
  readonly overrideUrl: string | null;
  readonly modelImage: string | null;
};

/** The offers of a site's dealerships, in the order of the dealerships and of their files, without those that exclude it. */
export async function readOffers(trx: Transaction<Tables>, siteId: number): Promise<Offer[]> {
  const { rows } = await sql<Row>`
    select o.id, o.dealership_id, o.slug, o.name, o.sanitized_description,
      o.sanitized_disclaimer, o.category, o.image_url, o.manufacturer, o.stock_filter,
      o.excluded_website_ids, o.starts_at, o.expires_at,
      m.name as model_name, m.slug as model_slug, m.override_url, m.image_url as model_image
    from offer o join site_dealership s on s.dealership_id = o.dealership_id and s.site_id = ${siteId}
    left join model m on m.id = o.model_id
    where not ${siteId} = any (o.excluded_website_ids) order by s.position, o.position, o.id`.execute(trx);
  return rows.map(({ modelName, modelSlug, overrideUrl, modelImage, startsAt, expiresAt, ...offer }) => ({
    ...offer,
    model: modelName === null ? null : { name: modelName, slug: modelSlug, overrideUrl, imageUrl: modelImage },
    startsAt: startsAt?.getTime() ?? null,
    expiresAt: expiresAt?.getTime() ?? null,
  }));
}
