import { numberText } from '../text/number-text.ts';
import type { ModelVariant } from './model-details.ts';

/** A figure of a variant, as it is compared: units stay with their figures (ledger K4). */
export interface Figure {
  readonly label: string;
  readonly read: (variant: ModelVariant) => number | string | null;
  /** Written after the figure. */
  readonly unit: string;
  readonly decimals?: number;
  /** Which is plainly better; left out where that is a matter of taste. */
  readonly better?: 'more' | 'less';
}

export const RANGE: Figure = {
  label: 'Driving range, WLTP',
  read: ({ performance }) => performance.drivingRange,
  unit: 'km',
  better: 'more',
};
export const SPRINT: Figure = {
  label: '0 to 100 km/h',
  read: ({ performance }) => performance.zeroToHundred,
  unit: 's',
  decimals: 1,
  better: 'less',
};
export const POWER: Figure = {
  label: 'Maximum power',
  read: ({ performance }) => performance.maximumPower,
  unit: 'kW',
  better: 'more',
};
export const FAST_CHARGE: Figure = {
  label: '30 to 80% on a fast charger',
  read: ({ performance }) => performance.fastCharge,
  unit: 'min',
  better: 'less',
};
export const FUEL_USE: Figure = {
  label: 'Fuel use, combined',
  read: ({ performance }) => performance.fuelUse,
  unit: 'L/100 km',
  decimals: 1,
  better: 'less',
};
export const DRIVETRAIN: Figure = { label: 'Drivetrain', read: ({ performance }) => performance.drivetrain, unit: '' };
export const BATTERY: Figure = { label: 'Battery', read: ({ performance }) => performance.battery, unit: 'kWh' };
export const BOOT: Figure = { label: 'Boot', read: ({ dimensions }) => dimensions.bootSpace, unit: 'L' };

/** In the order in which they are compared (ledger E2, E4). */
export const PERFORMANCE: readonly Figure[] = [
  SPRINT,
  POWER,
  { label: 'Maximum torque', read: ({ performance }) => performance.maximumTorque, unit: 'Nm', better: 'more' },
  RANGE,
  FUEL_USE,
  BATTERY,
  FAST_CHARGE,
  DRIVETRAIN,
  { label: 'Wheels', read: ({ performance }) => performance.wheels, unit: 'inch' },
  { label: 'Turning radius', read: ({ performance }) => performance.turningRadius, unit: 'm', decimals: 2 },
];

export const DIMENSIONS: readonly Figure[] = [
  { label: 'Length', read: ({ dimensions }) => dimensions.length, unit: 'mm' },
  { label: 'Width', read: ({ dimensions }) => dimensions.width, unit: 'mm' },
  { label: 'Height', read: ({ dimensions }) => dimensions.height, unit: 'mm' },
  { label: 'Wheelbase', read: ({ dimensions }) => dimensions.wheelbase, unit: 'mm' },
  { label: 'Gross vehicle mass', read: ({ dimensions }) => dimensions.grossVehicleMass, unit: 'kg' },
  { label: 'Drag coefficient', read: ({ dimensions }) => dimensions.dragCoefficient, unit: '' },
  BOOT,
];

/** A figure's number alone, such as 3.2 of 3.2 s; null when it is not given. */
export function figureNumber(figure: Figure, variant: ModelVariant): string | null {
  const value = figure.read(variant);
  if (value === null || typeof value === 'string') return value;
  return figure.decimals === undefined ? numberText(value) : value.toFixed(figure.decimals);
}

/** A figure with its unit, such as 3.2 s; null when it is not given. */
export function figureText(figure: Figure, variant: ModelVariant): string | null {
  const number = figureNumber(figure, variant);
  return number === null || figure.unit === '' ? number : `${number} ${figure.unit}`;
}
