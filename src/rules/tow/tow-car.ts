/** What a car may tow and carry, from its maker or its plate; all in kilograms. */
export interface TowCar {
  /** As its owner would write it down: 'Toyota LandCruiser Prado GXL, 2020 to 2024', or 'Your car' when only figures were typed. */
  readonly name: string;
  /** As its owner would say it: 'LandCruiser Prado', or 'car'. */
  readonly short: string;
  readonly brakedCapacity: number;
  readonly ballLimit: number | null;
  /** Gross vehicle mass: the heaviest that the car itself may be. */
  readonly gvm: number | null;
  /** Gross combination mass: the heaviest that car and van together may be. */
  readonly gcm: number | null;
  /** The car with a full tank and nobody in it. */
  readonly kerbMass: number | null;
}

/** What is in the car besides the weight on its towball, in kilograms. */
export interface TowLoad {
  readonly people: number;
  readonly luggage: number;
}

/** Two grown-ups and what they take along. */
export const USUAL_LOAD: TowLoad = { people: 150, luggage: 50 };

/** A shopper's tow car, as it is remembered. */
export interface TowChoice {
  readonly car: TowCar;
  readonly load: TowLoad;
}

export type TowFigure = keyof Omit<TowCar, 'name' | 'short'> | keyof TowLoad;

/** The car of a shopper who typed its figures. */
export const UNNAMED = { name: 'Your car', short: 'car' };
export const isNamed = ({ short }: Pick<TowCar, 'short'>): boolean => short !== UNNAMED.short;
/** A car's name inside a sentence. */
export const nameWithin = (car: Pick<TowCar, 'name' | 'short'>): string => (isNamed(car) ? car.name : 'your car');

/** What a figure of a car that tows can be: less is a slip of the finger, more is a truck. */
export const FIGURE_BOUNDS: Readonly<Record<TowFigure, { readonly least: number; readonly most: number }>> = {
  brakedCapacity: { least: 200, most: 8_000 },
  ballLimit: { least: 20, most: 1_000 },
  gvm: { least: 800, most: 12_000 },
  gcm: { least: 1_000, most: 20_000 },
  kerbMass: { least: 500, most: 9_000 },
  people: { least: 0, most: 1_500 },
  luggage: { least: 0, most: 3_000 },
};

export const isPlausible = (figure: TowFigure, kilograms: number): boolean =>
  kilograms >= FIGURE_BOUNDS[figure].least && kilograms <= FIGURE_BOUNDS[figure].most;
