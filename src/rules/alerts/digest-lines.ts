import type { AlertKind } from './alert-kind.ts';
import type { StockEventKind } from './stock-events.ts';

/** A change that an alert has found, as the digest is written. */
export interface Finding {
  readonly event: StockEventKind;
  /** The price before; null when it had none. */
  readonly fromCents: number | null;
  readonly vehicleId: number;
  readonly alertId: string;
  readonly alertKind: AlertKind;
}

/** What of a vehicle decides what is said about it, at the moment the digest is written. */
export interface DigestVehicle {
  readonly isAvailable: boolean;
  readonly isSold: boolean;
  readonly isReserved: boolean;
  /** The price that the site shows, and whether it is one per week; null when it shows none. */
  readonly price: { readonly cents: number; readonly isWeekly: boolean } | null;
}

/** What is new about a vehicle. */
export type News =
  | { readonly kind: 'sold' }
  | { readonly kind: 'less'; readonly fromCents: number; readonly toCents: number; readonly isWeekly: boolean }
  | { readonly kind: 'back' }
  | { readonly kind: 'new' };

export interface DigestLine {
  readonly vehicleId: number;
  /** The alert that found it first. */
  readonly alertId: string;
  readonly news: News;
}

/**
 * What a digest says: one line for each vehicle, in the order of importance. What is no longer true is left out: a new match that was sold
 * meanwhile, a price that has risen again. Vehicles that the site no longer shows are missing in `vehicles`.
 */
export function digestLines(findings: readonly Finding[], vehicles: ReadonlyMap<number, DigestVehicle>): DigestLine[] {
  const lines = [...Map.groupBy(findings, ({ vehicleId }) => vehicleId)].flatMap(([vehicleId, found]) => {
    const vehicle = vehicles.get(vehicleId);
    const told = vehicle === undefined ? null : newsOf(found, vehicle);
    return told === null ? [] : [{ vehicleId, alertId: told.of.alertId, news: told.news }];
  });
  return lines.toSorted((one, other) => ORDER.indexOf(one.news.kind) - ORDER.indexOf(other.news.kind));
}

const ORDER: readonly News['kind'][] = ['less', 'back', 'new', 'sold'];

function newsOf(found: readonly Finding[], vehicle: DigestVehicle): { readonly of: Finding; readonly news: News } | null {
  const first = (isMeant: (finding: Finding) => boolean) => found.find(isMeant) ?? null;
  if (vehicle.isSold) {
    const sold = first(({ event, alertKind }) => event === 'sold' && alertKind !== 'search');
    return sold === null ? null : { of: sold, news: { kind: 'sold' } };
  }
  if (!vehicle.isAvailable) return null;
  const { price } = vehicle;
  const less = price === null ? null : first(({ event }) => event === (price.isWeekly ? 'weekly' : 'price'));
  if (price !== null && less?.fromCents != null && price.cents < less.fromCents)
    return { of: less, news: { kind: 'less', fromCents: less.fromCents, toCents: price.cents, isWeekly: price.isWeekly } };
  const listed = first(({ event, alertKind }) => event === 'listed' && alertKind === 'search');
  if (listed !== null) return { of: listed, news: { kind: 'new' } };
  const back = first(({ event, alertKind }) => (event === 'listed' || event === 'back') && alertKind !== 'search');
  return back === null || vehicle.isReserved ? null : { of: back, news: { kind: 'back' } };
}
