/** The order in which labels are tried: a car takes the first whose type it is (ledger C5). */
const TYPES = ['new', 'demo', 'used'] as const;

/** What stands beside a price, for each car type that has a text of its own. */
export type PriceLabels = Readonly<Partial<Record<(typeof TYPES)[number], string | null>>>;

/** The text beside a car's price, or null where its type has none (ledger C5). */
function priceLabel(carType: string, labels: PriceLabels): string | null {
  const type = TYPES.find((known) => known === carType.toLowerCase());
  return type === undefined ? null : (labels[type] ?? null);
}

/** What a vehicle's price means: its own words, else those of its type, else those for all (ledger K1, C5). */
export const priceMeaning = (
  car: { readonly carType: string; readonly priceType: string | null },
  given: { readonly priceLabels: PriceLabels; readonly priceTypeText: string },
): string => said(car.priceType) ?? said(priceLabel(car.carType, given.priceLabels)) ?? given.priceTypeText;

/** Blanks say nothing: a price must never stand bare. */
const said = (words: string | null) => (words === null || words.trim() === '' ? null : words);
