import { z } from 'zod';
import { page } from './switch-meta.ts';

/** A capability that a site can turn off; then no page shows any trace of it (ledger P11). */
const capability = (isOn: boolean, title: string, description: string) =>
  z.boolean().default(isOn).meta(page(title, description));

export const capabilitySwitches = {
  garageEnabled: capability(true, 'Favourites', 'When on, shoppers can save vehicles as favourites.'),
  financeEnabled: capability(true, 'Finance', 'When off, finance isn’t mentioned anywhere on the site.'),
  reserveEnabled: capability(false, 'Online reservations', 'When on, vehicles can be reserved online.'),
  onlinePayments: capability(
    false,
    'Online payments',
    'When on, customers can pay an invoice, or an amount towards a stock number, at /online-payment.',
  ),
  spinView: capability(true, '360° spins', 'When on, shoppers can spin vehicles that have spin pictures.'),
  financeCalculator: capability(true, 'Finance calculator', 'When on, shoppers can calculate repayments.'),
  deliveryCalculator: capability(true, 'Delivery calculator', 'When on, shoppers can estimate the cost of delivery.'),
  fuelCalculator: capability(true, 'Fuel calculator', 'When on, shoppers can calculate the cost of fuel.'),
  towMatch: capability(
    false,
    'Tow match',
    'When on, shoppers can choose the car they tow with, and every caravan shows whether that car can tow it.',
  ),
  soldHandling: capability(
    false,
    'Thin out sold vehicles',
    'When on, only the first of several consecutive sold vehicles in the search results is shown.',
  ),
  promoCards: capability(true, 'Promo cards among results', 'When on, promo cards appear among the search results.'),
};

/** A menu link can require one of these (`needs`). */
export const CAPABILITIES = Object.keys(capabilitySwitches) as (keyof typeof capabilitySwitches)[];
