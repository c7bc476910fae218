import { z } from 'zod';
import { page } from './switch-meta.ts';

/** A capability that a site has or has not: off leaves no trace on any page (ledger P11). */
const capability = (isOn: boolean, what: string) => z.boolean().default(isOn).meta(page(what));

export const capabilitySwitches = {
  garageEnabled: capability(true, 'Whether shoppers can keep favourites.'),
  financeEnabled: capability(true, 'Whether finance is spoken of anywhere on the site.'),
  reserveEnabled: capability(false, 'Whether a vehicle can be reserved online.'),
  spinView: capability(true, 'Whether vehicles with spin pictures can be turned around.'),
  financeCalculator: capability(true, 'Whether shoppers can work out repayments.'),
  deliveryCalculator: capability(true, 'Whether shoppers can ask for the cost of delivery.'),
  fuelCalculator: capability(true, 'Whether shoppers can work out the cost of fuel.'),
  soldHandling: capability(false, 'Whether runs of sold vehicles in the results are thinned to the first of each.'),
  promoCards: capability(true, 'Whether promotions stand among the results.'),
};

/** The names of all capabilities; menus may ask for one. */
export const CAPABILITIES = Object.keys(capabilitySwitches) as (keyof typeof capabilitySwitches)[];
