/** A deal's label, and which of three colours its bar has. */
export interface PriceDeal {
  readonly label: 'Good Deal' | 'Great Deal';
  readonly band: 'low' | 'middle' | 'high';
}

/** The deal label for a price, by how full its bar is from 0 to 1 (ledger C4). */
export function priceDeal(fill: number): PriceDeal {
  return { label: fill < 0.65 ? 'Good Deal' : 'Great Deal', band: fill < 0.3 ? 'low' : fill < 0.6 ? 'middle' : 'high' };
}
