/** A budget in whole dollars or with cents, such as a finance link carries; null where an address says anything else (ledger M9). */
export function priceBudget(text: string | null): number | null {
  const budget = text !== null && /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  return budget > 0 ? budget : null;
}
