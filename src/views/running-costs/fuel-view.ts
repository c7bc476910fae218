import { type FuelKind, fuelKind } from '#src/rules/running-costs/fuel-cost.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import type { PageContext } from '#src/use-cases/context.ts';

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

/** The running cost of a car; null where the site does not show it, for caravans, for an electric car whose use is not known, and for what can no longer be bought. */
export function fuelView({ site }: Pick<PageContext, 'site'>, car: Vehicle): FuelView | null {
  const kind = fuelKind(car);
  const { switches } = site;
  if (kind === null || !switches.fuelCalculator || !isAvailable(car)) return null;
  const kmPerWeek = switches.fuelKmPerWeek;
  if (kind === 'electric') {
    const kilowattHours = car.variant?.energyconsumptioncombined ?? 0;
    // Nothing stands in for a figure that is not known: the cost of charging would be made up (ledger M13).
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
