import type { Vehicle } from '../stock/vehicle.ts';

/** What a finance link tells of a vehicle. */
export interface LinkedCar extends Pick<Vehicle, 'slug' | 'carType' | 'price' | 'vin'> {
  /** The link of this one vehicle, where its dealer gave one. */
  readonly financeLink: string | null;
  readonly dealership: string;
}

/** Where finance is asked for: the vehicle's own link, the site's, or its page; with what is known of the vehicle (ledger M9). */
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
