import type { Powertrain } from './powertrain.ts';

/** The bodies of the fleet's cars, in feeds' words (ledger P7). */
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

/** The level of equipment: 0 is basic, 3 has everything. */
export type Level = 0 | 1 | 2 | 3;

/** First and last model year; null while it is still on sale. */
export type Years = readonly [from: number, to: number | null];

/** What a badge overrides of its model. */
export interface Only {
  readonly years?: Years;
  readonly body?: CarBody;
  readonly seats?: number;
  readonly doors?: number;
}

/** A badge: its name, its price when new (today's, in dollars, driveaway), its powertrain and its level of equipment. */
export type Trim = readonly [badge: string, price: number, power: Powertrain, level: Level, only?: Only];

export interface Frame {
  readonly seats: number;
  readonly doors: number;
  /** Length, width and height in millimetres. */
  readonly size: readonly [length: number, width: number, height: number];
  /** Gross vehicle mass and braked towing capacity in kilograms; 0 for a car that must not tow. */
  readonly gvm: number;
  readonly tow: number;
  /** The fuel tank in litres; 0 for a car without one. */
  readonly tank: number;
}

/** A model as sold in Australia. */
export interface CarModel {
  readonly model: string;
  readonly body: CarBody;
  readonly years: Years;
  /** How common it is, relative to the others. */
  readonly share: number;
  readonly frame: Frame;
  /** The maker's code of each generation, by its first model year; only if it is well known. */
  readonly series?: readonly (readonly [from: number, code: string])[];
  /** The model years that were sold with a five star ANCAP rating; only if that is certain. */
  readonly fiveStars?: Years;
  /** How well it holds its price: 1 is average. */
  readonly hold?: number;
  readonly trims: readonly Trim[];
}

/** A make with its models, and the first letters of its VINs. */
export interface CarMake {
  readonly make: string;
  readonly wmi: string;
  readonly models: readonly CarModel[];
}

/** Whether something was sold in a model year. */
export const isSoldIn = (year: number, [from, to]: Years): boolean => year >= from && (to === null || year <= to);
