/** The finance page for one vehicle, which it names by `car_id` (ledger A10). */
const FOR_ONE_VEHICLE = 'personalised/finance';

export const isForOneVehicle = (address: string): boolean => address.replace(/\/$/, '') === FOR_ONE_VEHICLE;
/** Other addresses of the page where a shopper sells their car (ledger T1). */
const SELLING = ['sell-my-car', 'sell-your-car'];
const TRADE_IN = 'trade-in';

export interface PagedSite {
  readonly pages: Readonly<Record<string, unknown>>;
  readonly switches: { readonly financePage: string };
}

/**
 * The page of a site's own that answers at an address: the page of that name, or the site's finance or trade-in page for its other
 * addresses.
 */
export function pageName(address: string, { pages, switches }: PagedSite): string {
  const name = address.replace(/\/$/, '');
  if (Object.hasOwn(pages, name)) return name;
  const other = SELLING.includes(name) ? TRADE_IN : name === FOR_ONE_VEHICLE ? switches.financePage.slice(1) : name;
  return Object.hasOwn(pages, other) ? other : name;
}
