/** A budget in dollars, with or without cents, as finance links carry it; null for any other text (ledger M9). */
export function priceBudget(text: string | null): number | null {
  const budget = text !== null && /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  return budget > 0 ? budget : null;
}
