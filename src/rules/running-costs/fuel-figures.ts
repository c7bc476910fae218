import type { FuelKind } from './fuel-kind.ts';

/** The bounds of a figure, inclusive. */
export interface FigureBounds {
  readonly min: number;
  readonly max: number;
}

/** The figures that running costs are calculated from. */
export type FuelFigure = 'kmPerWeek' | 'per100Km' | 'price';

/** The bounds of each figure: wide enough for any vehicle and fuel price, narrow enough to catch a typing error (ledger M13). */
export const FUEL_BOUNDS: Readonly<Record<FuelKind, Readonly<Record<FuelFigure, FigureBounds>>>> = {
  fuel: { kmPerWeek: { min: 1, max: 5000 }, per100Km: { min: 0.1, max: 100 }, price: { min: 0.01, max: 20 } },
  electric: { kmPerWeek: { min: 1, max: 5000 }, per100Km: { min: 0.1, max: 100 }, price: { min: 0.01, max: 5 } },
};

/** Reads a figure as typed or pasted, such as '1,250' or '$1.70'; null if it is not a number or out of bounds. */
export function readFigure(typed: string, { min, max }: FigureBounds): number | null {
  const text = typed.trim().replace(/^\$\s*/, '');
  if (text.length > 20 || !/^(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)?(?:\.[0-9]*)?$/.test(text) || !/[0-9]/.test(text)) return null;
  const figure = Number(text.replaceAll(',', ''));
  return figure >= min && figure <= max ? figure : null;
}
