import { type FuelKind, fuelKind } from '#src/rules/fuel/fuel-kind.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import type { Context } from './context.ts';

/** What the running cost of a car starts from (ledger M13). */
export interface FuelView {
  readonly kind: FuelKind;
  readonly kmPerWeek: number;
  /** Litres or kilowatt hours for 100 kilometres. */
  readonly per100Km: number;
  /** Whether that is this car's own figure, and not one that stands in for it. */
  readonly isOwnFigure: boolean;
  /** Dollars a litre or a kilowatt hour. */
  readonly price: number;
}

/** The running cost of a car; null where the site does not show it, for caravans, and for what can no longer be bought. */
export function fuelView({ site }: Pick<Context, 'site'>, car: Vehicle): FuelView | null {
  const kind = fuelKind(car);
  const { switches } = site;
  if (kind === null || !switches.fuelCalculator || !isAvailable(car)) return null;
  const kmPerWeek = switches.fuelKmPerWeek;
  // What makers publish for an electric car is not litres, and no feed has a field for it.
  if (kind === 'electric')
    return {
      kind,
      kmPerWeek,
      per100Km: switches.electricKwhPer100Km,
      isOwnFigure: false,
      price: switches.electricityPricePerKwh,
    };
  const litres = car.variant?.fuelconsumptioncombined ?? 0;
  const isOwnFigure = litres > 0;
  return {
    kind,
    kmPerWeek,
    per100Km: isOwnFigure ? litres : switches.fuelLitresPer100Km,
    isOwnFigure,
    price: switches.fuelPricePerLitre,
  };
}
