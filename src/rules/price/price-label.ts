/** The order in which labels are tried: a vehicle takes the first that matches its type (ledger C5). */
const TYPES = ['new', 'demo', 'used'] as const;

/** The text beside a price, for each type that has its own. */
export type PriceLabels = Readonly<Partial<Record<(typeof TYPES)[number], string | null>>>;

/** The text beside a vehicle's price, or null if its type has none (ledger C5). */
function priceLabel(carType: string, labels: PriceLabels): string | null {
  const type = TYPES.find((known) => known === carType.toLowerCase());
  return type === undefined ? null : (labels[type] ?? null);
}

/** What a vehicle's price means: its own text, or else its type's, or else the general one (ledger K1, C5). */
export const priceMeaning = (
  car: { readonly carType: string; readonly priceType: string | null },
  input: { readonly priceLabels: PriceLabels; readonly priceTypeText: string },
): string => said(car.priceType) ?? said(priceLabel(car.carType, input.priceLabels)) ?? input.priceTypeText;

/** Blanks count as missing: a price must never be without a label. */
const said = (words: string | null) => (words === null || words.trim() === '' ? null : words);
