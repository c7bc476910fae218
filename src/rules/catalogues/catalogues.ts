import type { Catalogue } from './catalogue.ts';
import { GOOGLE_VEHICLES } from './google-vehicles.ts';
import { META_VEHICLES } from './meta-vehicles.ts';

/** Every catalogue that a site's stock is offered in. */
export const CATALOGUES: readonly Catalogue[] = [GOOGLE_VEHICLES, META_VEHICLES];

/** The file that says which vehicles are in no catalogue, and why. */
export const LEFT_OUT_FILE = 'left-out.csv';
