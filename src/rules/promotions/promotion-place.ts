import { DETAIL_PREFIXES } from '../vehicle/detail-href.ts';

const parts = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** Whether an address is under those of vehicles, and what comes after the vehicle. */
function underVehicle(path: string): { readonly isVehicle: boolean; readonly rest: readonly string[] } {
  const [first = '', key, ...rest] = parts(path);
  return { isVehicle: DETAIL_PREFIXES.some((prefix) => prefix === `/${first}/`) && key !== undefined, rest };
}

/** Whether a site's announcement stands at an address: on every page where it is wanted so, else on those of vehicles (ledger V14). */
export function isAnnouncedOn(path: string, everywhere: boolean): boolean {
  const { isVehicle, rest } = underVehicle(path);
  return everywhere || (isVehicle && rest.length === 0);
}

/** Whether a popup may come up at an address: nowhere that a form is being filled in, nor over thanks or a sheet to print (ledger O3). */
export function mayPopUpOn(path: string, formPages: readonly string[]): boolean {
  const plain = `/${parts(path).join('/')}`;
  const { isVehicle, rest } = underVehicle(path);
  return !(formPages.includes(plain) || (isVehicle && rest.length > 0) || ['/success', '/print'].includes(plain));
}
