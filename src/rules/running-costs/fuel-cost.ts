/** How a vehicle is driven: litres or kilowatt hours per 100 kilometres, and the price of one of them in dollars. */
export interface FuelUse {
  readonly kmPerWeek: number;
  readonly per100Km: number;
  readonly price: number;
}

/** In dollars. */
export interface FuelCost {
  readonly week: number;
  readonly month: number;
  readonly year: number;
}

/** The cost of driving: distance/100 × consumption × price a week, 52 weeks a year, a twelfth of that a month (ledger M13). */
export function fuelCost({ kmPerWeek, per100Km, price }: FuelUse): FuelCost {
  const week = (kmPerWeek / 100) * per100Km * price;
  const year = week * 52;
  return { week, month: year / 12, year };
}

interface Fuelled {
  readonly itemType: string;
  readonly simpleFuel: string | null;
  readonly fuel: string | null;
}

/** Whether driving is paid for at the pump or at the socket. */
export type FuelKind = 'fuel' | 'electric';

/** What a vehicle's running cost is measured in: electric cars use no fuel, and a caravan has none of its own (ledger M13). */
export function fuelKind({ itemType, simpleFuel, fuel }: Fuelled): FuelKind | null {
  if (itemType !== 'car') return null;
  return (simpleFuel ?? fuel ?? '').trim().toLowerCase() === 'electric' ? 'electric' : 'fuel';
}

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
