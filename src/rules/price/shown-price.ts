import { type Priced, type PriceInput, priceDisplay } from './price-display.ts';

/** The figure that a shopper sees as a vehicle's price. */
export interface ShownPrice {
  readonly dollars: number;
  /** Whether it is a subscription's, per week. */
  readonly isWeekly: boolean;
}

/** What a shopper sees as a vehicle's price; null when there is only an invitation to enquire or to preorder (ledger C8). */
export function shownPrice(car: Priced, input: PriceInput): ShownPrice | null {
  const display = priceDisplay(car, input);
  switch (display.kind) {
    case 'price':
    case 'subscription':
      return { dollars: display.dollars, isWeekly: display.kind === 'subscription' };
    case 'preorder':
    case 'askDealer':
      return null;
  }
}
