import type { TestCards } from './test-provider.ts';

/** Where a shopper's card is entered: into Stripe's own fields, or into the test provider's form. */
export type CardForm =
  | { readonly kind: 'stripe'; readonly publishableKey: string }
  | { readonly kind: 'test'; readonly cards: TestCards };
