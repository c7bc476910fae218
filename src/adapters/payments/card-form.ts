import type { HostedPages } from './payment-provider.ts';
import type { TestCards } from './test-provider.ts';

/** Where a shopper's card is entered: into Stripe's own fields or, without script, on its own page; or into the test provider's form. */
export type CardForm =
  | { readonly kind: 'stripe'; readonly publishableKey: string; readonly pages: HostedPages }
  | { readonly kind: 'test'; readonly cards: TestCards };
