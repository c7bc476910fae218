import { sql, type Transaction } from 'kysely';
import type { FeedDefinition } from '#src/rules/feeds/feed-definition.ts';
import type { FeedFile } from '#src/site/files/feed-file.ts';
import type { LocationFile } from '#src/site/files/location-file.ts';
import type { DealershipFile } from '#src/site/files/site-file.ts';
import { putFeeds } from '#src/store/stock/feeds.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** Stores a dealership with its locations as its file has them; returns its id. */
export async function putDealership(
  trx: Transaction<Tables>,
  { slug, name, phone, switches, locations, feeds, ...file }: DealershipFile,
): Promise<number> {
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
  // A location that left the file is removed, or only hidden while it still has vehicles.
  await sql`update location set visible = false where dealership_id = ${id} and slug <> all(${locations.map((one) => one.slug)})`.execute(
    trx,
  );
  await sql`delete from location l where dealership_id = ${id} and slug <> all(${locations.map((one) => one.slug)})
        and not exists (select from vehicle v where v.location_id = l.id)`.execute(trx);
  await putFeeds(trx, id, feeds.map(definitionOf));
  return id;
}

function definitionOf({ from, ...feed }: FeedFile): FeedDefinition {
  return { ...feed, from: from.kind === 'webhook' ? { kind: from.kind, keyNumber: from.key_number } : from };
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
