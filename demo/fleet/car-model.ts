import type { Powertrain } from './powertrain.ts';

/** The bodies of the fleet's cars, in the words feeds use for them (ledger P7). */
export type CarBody =
  | '4x4'
  | 'Bus'
  | 'Cab Chassis'
  | 'Convertible'
  | 'Coupe'
  | 'Hatch'
  | 'Light Truck'
  | 'People Mover'
  | 'Sedan'
  | 'SUV'
  | 'Ute'
  | 'Van'
  | 'Wagon';

/** New from the maker, a demonstrator, or used. */
export type CarType = 'new' | 'demo' | 'used';

/** How much comes with a car: 0 the plainest, 3 everything. */
export type Level = 0 | 1 | 2 | 3;

/** First and last model year; null while it is still on sale. */
export type Years = readonly [from: number, to: number | null];

/** Where a badge differs from its model. */
export interface Only {
  readonly years?: Years;
  readonly body?: CarBody;
  readonly seats?: number;
  readonly doors?: number;
}

/** A badge: its name, its price when new (of today, in dollars, on the road), what drives it and how much comes with it. */
export type Trim = readonly [badge: string, price: number, power: Powertrain, level: Level, only?: Only];

export interface Frame {
  readonly seats: number;
  readonly doors: number;
  /** Length, width and height in millimetres. */
  readonly size: readonly [length: number, width: number, height: number];
  /** Gross vehicle mass and braked towing capacity in kilograms; 0 for a car that must not tow. */
  readonly gvm: number;
  readonly tow: number;
  /** Litres of the fuel tank; 0 for a car without one. */
  readonly tank: number;
}

/** A model as it was sold in Australia. */
export interface CarModel {
  readonly model: string;
  readonly body: CarBody;
  readonly years: Years;
  /** How often it stands in a yard, beside the others. */
  readonly share: number;
  readonly frame: Frame;
  /** The maker's code of each generation, by its first model year; only where it is well known. */
  readonly series?: readonly (readonly [from: number, code: string])[];
  /** The model years that were sold under a five star ANCAP rating; only where that is certain. */
  readonly fiveStars?: Years;
  /** How well it keeps its price: 1 is usual. */
  readonly hold?: number;
  readonly trims: readonly Trim[];
}

/** A make with its models, and the letters its identification numbers begin with. */
export interface CarMake {
  readonly make: string;
  readonly wmi: string;
  readonly models: readonly CarModel[];
}

/** Whether something was sold in a model year. */
export const isSoldIn = (year: number, [from, to]: Years): boolean => year >= from && (to === null || year <= to);
