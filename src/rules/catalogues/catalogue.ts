import type { Location } from '#src/rules/places/location.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';

/** A vehicle as advertisers take it: what is stored, and what only its site knows. Addresses are absolute. */
export interface OfferedVehicle {
  readonly car: Vehicle;
  readonly name: string;
  readonly url: string;
  readonly images: readonly string[];
  /** The dealer's words without markup; empty when there are none. */
  readonly words: string;
  /** What the price means, in the site's words: 'Drive away'. */
  readonly priceMeaning: string;
  readonly dealership: { readonly code: string; readonly name: string };
  /** Where it is; null when nobody says. */
  readonly place: Pick<Location, 'street' | 'city' | 'state' | 'postcode' | 'lat' | 'long'> | null;
}

/** A row by its columns, or why the vehicle has none, as a sentence for the dealer. */
export type CatalogueRow =
  | { readonly kind: 'row'; readonly cells: Readonly<Record<string, string>> }
  | { readonly kind: 'leftOut'; readonly reason: string };

/** A list of vehicles in the form that an advertiser has published. */
export interface Catalogue {
  /** Its file's name, such as google-vehicles.tsv. */
  readonly file: string;
  readonly delimiter: ',' | '\t';
  readonly columns: readonly string[];
  readonly row: (vehicle: OfferedVehicle) => CatalogueRow;
}

export const leftOut = (reason: string): CatalogueRow => ({ kind: 'leftOut', reason });

/** A dealer's words from their first letter on: a list's dash would be taken for a formula by a spreadsheet, and be marked in the file. */
export const fromFirstLetter = (words: string): string => words.replace(/^[\s=+@-]+/, '');

/** Advertisers take VINs of 17 characters only; older vehicles have shorter ones. */
export const isWholeVin = (vin: string | null): vin is string => vin !== null && /^[A-HJ-NPR-Z0-9]{17}$/.test(vin);

/** Whether a car has been driven nobody knows how far. What is towed has no odometer. */
export const hasUnknownKm = ({ itemType, carType, km }: Pick<Vehicle, 'itemType' | 'carType' | 'km'>): boolean =>
  itemType === 'car' && carType !== 'new' && km === null;
