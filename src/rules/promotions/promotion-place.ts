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

/** Whether a popup may come up at an address: not over thanks, nor on a sheet to print. On a page with a form it keeps off the form (ledger O3). */
export const mayPopUpOn = (path: string): boolean => !['/success', '/print'].includes(`/${parts(path).join('/')}`);
