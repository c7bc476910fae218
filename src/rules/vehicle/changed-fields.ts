import type { Vehicle } from '#src/rules/stock/vehicle.ts';

/** What a page says it knows of its vehicle; null for what it does not say, or says in a way that means nothing. */
export interface KnownFields {
  readonly photosCount: number | null;
  readonly updatedAt: number | null;
}

/** A vehicle's fields that sellers change while someone looks at its page, under the names other programs know them by (ledger V16, V20). */
export interface ChangedFields {
  readonly price: number | null;
  readonly price_type: string | null;
  readonly status: string;
  readonly reserved: boolean;
  readonly sold: boolean;
  readonly photos_count: number;
  readonly updated_at: string;
}

/** The fields as they are now for a page that knows older ones, or does not say; nothing for one that is up to date (ledger V16). */
export function changedFields(car: Vehicle, known: KnownFields): ChangedFields | Record<string, never> {
  if (known.updatedAt === car.updatedAt && known.photosCount === car.images.length) return {};
  return {
    price: car.price,
    price_type: car.priceType,
    status: car.status,
    reserved: car.reserved,
    sold: car.sold,
    photos_count: car.images.length,
    updated_at: new Date(car.updatedAt).toISOString(),
  };
}

/** What the query of a page says it knows; anything that is no count and no instant is nothing. */
export function knownFields(photosCount: string | null, updatedAt: string | null): KnownFields {
  const at = Date.parse(updatedAt ?? '');
  return {
    photosCount: /^\d{1,6}$/.test(photosCount ?? '') ? Number(photosCount) : null,
    updatedAt: Number.isNaN(at) ? null : at,
  };
}
