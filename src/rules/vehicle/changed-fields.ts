import type { Vehicle } from '#src/rules/stock/vehicle.ts';

/** What a page says it knows of its vehicle; null for anything missing or unreadable. */
export interface KnownFields {
  readonly photosCount: number | null;
  readonly updatedAt: number | null;
}

/** The fields that change while someone looks at a vehicle's page, with the names that other programs use (ledger V16, V20). */
export interface ChangedFields {
  readonly price: number | null;
  readonly price_type: string | null;
  readonly status: string;
  readonly reserved: boolean;
  readonly sold: boolean;
  readonly photos_count: number;
  readonly updated_at: string;
}

/** The current fields for a page that knows older ones or does not say; empty for one that is up to date (ledger V16). */
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

/** Reads what the query says a page knows; anything that is not a count or an instant becomes null. */
export function knownFields(photosCount: string | null, updatedAt: string | null): KnownFields {
  const at = Date.parse(updatedAt ?? '');
  return {
    photosCount: /^\d{1,6}$/.test(photosCount ?? '') ? Number(photosCount) : null,
    updatedAt: Number.isNaN(at) ? null : at,
  };
}
