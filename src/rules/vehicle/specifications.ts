import type { Specifications, Variant } from '../stock/vehicle.ts';
import { numberText } from '../text/number-text.ts';
import { ancapText } from './ancap-rating.ts';
import { knownFacts, type VehicleFact } from './facts.ts';
import { lengthText } from './lengths.ts';

/** A vehicle's specifications, each figure with its unit (ledger V6, V7, K4). */
export function specifications(variant: Variant | null, caravan: Specifications | null): VehicleFact[] {
  return knownFacts([...(caravan === null ? [] : caravanRows(caravan)), ...(variant === null ? [] : variantRows(variant))]);
}

/** An electric car's consumption with its unit (ledger K4). */
export const energyUseText = (kilowattHours: number | null): string | null =>
  kilowattHours === null ? null : `${kilowattHours} kWh/100km`;

/** A car's fuel consumption with its unit; null if unknown (ledger K4). */
export const fuelUseText = (litres: number | null): string | null => (litres === null ? null : `${litres} L/100km`);

export const massText = (kilograms: number | null): string | null => measured(kilograms, 'kg');

const measured = (figure: number | null, unit: string) => (figure === null ? null : `${numberText(figure)} ${unit}`);

type Row = readonly [label: string, value: string | number | null];

const caravanRows = (caravan: Specifications): Row[] => [
  ['Body length', lengthText(caravan.bodyLength)],
  ['Body width', lengthText(caravan.bodyWidth)],
  ['Tare weight', massText(caravan.tareWeight)],
  ['Aggregate trailer mass (ATM)', massText(caravan.aggregateTrailerMass)],
  ['Axle type', caravan.axleType],
  ['Sleeps', caravan.sleeps],
];

const variantRows = (variant: Variant): Row[] => [
  ['Engine', variant.enginesizeLitres === null ? null : `${variant.enginesizeLitres.toFixed(1)} L`],
  ['Torque', variant.torque],
  ['Fuel use, combined', fuelUseText(variant.fuelconsumptioncombined)],
  ['Energy use, combined', energyUseText(variant.energyconsumptioncombined)],
  ['ANCAP rating', ancapText(variant.ancaprating)],
  ['Cylinders', variant.cylinders],
  ['Engine capacity', measured(variant.enginesize, 'cc')],
  ['Induction', variant.induction],
  ['Gearbox', variant.geartype],
  ['Body', variant.bodyconfiguration],
  ['Towing, braked', massText(variant.towingcapacitybraked)],
  ['Fuel tank', variant.fuelcapacity === null ? null : `${variant.fuelcapacity} L`],
  ['Gross vehicle mass', massText(variant.grossvehiclemass)],
  ['Length', measured(variant.vehiclelength, 'mm')],
  ['Width', measured(variant.vehiclewidth, 'mm')],
  ['Height', measured(variant.vehicleheight, 'mm')],
];
