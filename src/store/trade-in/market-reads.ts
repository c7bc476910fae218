import { sql, type Transaction } from 'kysely';
import type { Listing } from '#src/rules/market/listing.ts';
import type { Tables } from '#src/store/tables/tables.ts';

export interface ListingQuery {
  readonly itemType: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly most: number;
}

/** Which names: makes, or the models of a make, or the badges of a model; of cars of about this year, or of any. */
export interface NameQuery {
  readonly itemType: string;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly most: number;
}

export async function readListings(
  trx: Transaction<Tables>,
  siteId: number,
  { itemType, make, model, year, most }: ListingQuery,
): Promise<Listing[]> {
  const { rows } = await sql<{
    id: number;
    dealer: number;
    badge: string | null;
    year: number;
    km: number | null;
    priceCents: string;
  }>`
    select id, dealer, badge, year, km, price_cents from comparable_listings(${siteId}, ${itemType}, ${make}, ${model}, ${year}, ${most})`.execute(
    trx,
  );
  return rows.map(({ dealer, priceCents, ...facts }) => ({
    ...facts,
    dealershipId: dealer,
    itemType,
    make,
    model,
    carType: 'used',
    price: Number(priceCents) / 100,
  }));
}

export async function readNames(
  trx: Transaction<Tables>,
  siteId: number,
  { itemType, year, make, model, most }: NameQuery,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from traded_names(${siteId}, ${itemType}, ${year}::integer, ${make}::text, ${model}::text, ${most})`.execute(trx);
  return rows.map(({ name }) => name);
}
