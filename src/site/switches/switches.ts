import { z } from 'zod';
import { accountSwitches } from './account-switches.ts';
import { analyticsSwitches } from './analytics-switches.ts';
import { capabilitySwitches } from './capability-switches.ts';
import { cardSwitches } from './card-switches.ts';
import { contactSwitches } from './contact-switches.ts';
import { deliverySwitches } from './delivery-switches.ts';
import { financeSwitches } from './finance-switches.ts';
import { formSwitches } from './form-switches.ts';
import { fuelSwitches } from './fuel-switches.ts';
import { gallerySwitches } from './gallery-switches.ts';
import { leadSwitches } from './lead-switches.ts';
import { locationSwitches } from './location-switches.ts';
import { marketSwitches } from './market-switches.ts';
import { promoSwitches } from './promo-switches.ts';
import { reservationSwitches } from './reservation-switches.ts';
import { searchSwitches } from './search-switches.ts';
import { siteSwitches } from './site-switches.ts';
import type { SwitchMeta } from './switch-meta.ts';
import { tradeInSwitches } from './trade-in-switches.ts';
import { vehicleSwitches } from './vehicle-switches.ts';

/** Every switch with its type, only default and description, by area. docs/switches.md is generated from this. */
export const switchSchema = z.object({
  ...siteSwitches,
  ...analyticsSwitches,
  ...searchSwitches,
  ...cardSwitches,
  ...promoSwitches,
  ...leadSwitches,
  ...locationSwitches,
  ...formSwitches,
  ...financeSwitches,
  ...marketSwitches,
  ...deliverySwitches,
  ...fuelSwitches,
  ...contactSwitches,
  ...gallerySwitches,
  ...vehicleSwitches,
  ...tradeInSwitches,
  ...accountSwitches,
  ...reservationSwitches,
  ...capabilitySwitches,
});

export type Switches = z.output<typeof switchSchema>;
export type SwitchName = keyof Switches;

/** In the order of declaration and documentation. */
export const SWITCH_NAMES = Object.keys(switchSchema.shape) as SwitchName[];

export const switchMeta = (name: SwitchName): SwitchMeta => switchSchema.shape[name].meta() as unknown as SwitchMeta;

/** The platform's default, which applies if no layer sets the switch. */
export const switchDefault = (name: SwitchName): Switches[SwitchName] => switchSchema.shape[name].parse(undefined);
