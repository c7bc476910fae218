/** The finance page for one vehicle, which it names by `car_id` (ledger A10). */
const FOR_ONE_VEHICLE = 'personalised/finance';

export const isForOneVehicle = (address: string): boolean => address.replace(/\/$/, '') === FOR_ONE_VEHICLE;

interface PagedSite {
  readonly pages: Readonly<Record<string, unknown>>;
  readonly switches: { readonly financePage: string };
}

/** The page of a site's own that answers at an address: the page of that name, or the site's finance page for its other address. */
export function pageName(address: string, { pages, switches }: PagedSite): string {
  const name = address.replace(/\/$/, '');
  if (name !== FOR_ONE_VEHICLE || Object.hasOwn(pages, name)) return name;
  const finance = switches.financePage.slice(1);
  return Object.hasOwn(pages, finance) ? finance : name;
}
