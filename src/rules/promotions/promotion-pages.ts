import { matchPath } from '#src/rules/addresses/match-address.ts';
import { DETAIL_PREFIXES } from '#src/rules/vehicle/detail-href.ts';

const parts = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** Whether an address is a vehicle's, and what follows the vehicle. */
function underVehicle(path: string): { readonly isVehicle: boolean; readonly rest: readonly string[] } {
  const [first = '', key, ...rest] = parts(path);
  return { isVehicle: DETAIL_PREFIXES.some((prefix) => prefix === `/${first}/`) && key !== undefined, rest };
}

/**
 * Whether a site's announcement is shown at an address: on every page if the site says so, or else on vehicle pages only (ledger
 * V14).
 */
export function showsAnnouncement(path: string, everywhere: boolean): boolean {
  const { isVehicle, rest } = underVehicle(path);
  return everywhere || (isVehicle && rest.length === 0);
}

/**
 * Whether a popup may appear at an address: not on thank-you pages, nor on a sheet to print, nor on a page that is one visitor's own. On a page with a form it
 * stays off the form (ledger O3).
 */
export function canShowPopup(path: string): boolean {
  const plain = `/${parts(path).join('/')}`;
  return !['/success', '/print'].includes(plain) && matchPath(plain)?.address.forVisitor !== true;
}
