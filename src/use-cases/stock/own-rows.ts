import { vehicleInput } from './parse-vehicle.ts';

const OWN_NAMES = new Set(Object.keys(vehicleInput.shape));

/** Whether a row has the platform's own names for what a vehicle must say. */
export const isOwnValue = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ['stocknum', 'car_type', 'make', 'model', 'year'].every((name) => name in value);

/** A row of cells under the platform's own names as a vehicle's values: lists and objects are JSON in their cell, and a blank cell says nothing. */
export function ownRow(cells: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(cells)
      .filter(([name, text]) => OWN_NAMES.has(name) && text !== '')
      .map(([name, text]) => [name, cellValue(text)]),
  );
}

function cellValue(text: string): unknown {
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
