/** What says whether a model can be bought yet. */
export interface OnSale {
  readonly status: 'current' | 'coming_soon';
}

export const isOnSale = ({ status }: OnSale): boolean => status === 'current';

/** The button that orders a model, or one variant of it; a model that is not on sale yet is preordered (ledger E1). */
export function orderLabel(model: OnSale, variant: string | null): string {
  if (isOnSale(model)) return variant === null ? 'Order Now' : `Order ${variant}`;
  return variant === null ? 'Preorder' : `Preorder ${variant}`;
}

/** How a form about a chosen model begins. */
export const wishSentence = (model: OnSale, words: string): string =>
  isOnSale(model) ? `I’m interested in the ${words}.` : `I’d like to preorder the ${words}.`;
