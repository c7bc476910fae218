import type { Vehicle } from '#src/rules/stock/vehicle.ts';

export interface LinkedCar extends Pick<Vehicle, 'slug' | 'carType' | 'price' | 'vin'> {
  /** A finance link for this one vehicle, if its dealer set one. */
  readonly financeLink: string | null;
  readonly dealership: string;
}

/**
 * Where to apply for finance: the vehicle's own link, the site's link or the site's finance page, with the vehicle's details as
 * parameters (ledger M9).
 */
export function financeHref(
  { financeLink, dealership, price, slug, carType, vin }: LinkedCar,
  { financeHref: ofSite, financePage }: { readonly financeHref: string | null; readonly financePage: string },
): string {
  const [address = ''] = (financeLink ?? ofSite ?? financePage).split('#');
  const [path = '', query = ''] = address.split('?', 2);
  const params = new URLSearchParams(query);
  const known = { preferredDealership: dealership, vehiclePriceBudget: price, car_id: slug, car_type: carType, vin };
  for (const [name, value] of Object.entries(known)) if (value !== null && value !== '') params.set(name, String(value));
  return `${path}?${params}#finance-form`;
}

/** A budget in dollars, with or without cents, as finance links carry it; null for any other text (ledger M9). */
export function priceBudget(text: string | null): number | null {
  const budget = text !== null && /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  return budget > 0 ? budget : null;
}
