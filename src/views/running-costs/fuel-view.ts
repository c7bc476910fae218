import { type FuelKind, fuelKind } from '#src/rules/running-costs/fuel-cost.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** The figures from which a car's running cost is computed (ledger M13). */
export interface FuelView {
  readonly kind: FuelKind;
  readonly kmPerWeek: number;
  /** Litres or kilowatt hours per 100 kilometres. */
  readonly per100Km: number;
  /** Whether that is this car's own figure, not the site's default. */
  readonly isOwnFigure: boolean;
  /** Dollars per litre or kilowatt hour. */
  readonly price: number;
}

/** Returns null when the site does not show running costs, for caravans, for an electric car whose use is not known, and when the car can no longer be bought. */
export function fuelView({ site }: Pick<PageContext, 'site'>, car: Vehicle): FuelView | null {
  const kind = fuelKind(car);
  const { switches } = site;
  if (kind === null || !switches.fuelCalculator || !isAvailable(car)) return null;
  const kmPerWeek = switches.fuelKmPerWeek;
  if (kind === 'electric') {
    const kilowattHours = car.variant?.energyconsumptioncombined ?? 0;
    // There is no default for an electric car: the cost of charging would be made up (ledger M13).
    if (!(kilowattHours > 0)) return null;
    return { kind, kmPerWeek, per100Km: kilowattHours, isOwnFigure: true, price: switches.electricityPricePerKwh };
  }
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
