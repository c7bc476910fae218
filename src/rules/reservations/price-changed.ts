/** What a shopper saw is no longer true: it is said, and nothing is charged. */
export interface PriceChanged {
  readonly kind: 'priceChanged';
  readonly what: 'price' | 'deposit';
  readonly fromCents: number;
  readonly toCents: number;
}
