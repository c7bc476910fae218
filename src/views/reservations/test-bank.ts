import { testReference } from '#src/adapters/payments/test-provider.ts';
import type { Context } from '#src/use-cases/context.ts';

/** Whether a payment waits for the shopper at the test bank's page. */
export const isAtTestBank = async ({ services, site }: Context, paymentId: string): Promise<boolean> =>
  services.cardForm.kind === 'test' && (await services.cardForm.cards.asksBank(testReference(site.id, paymentId)));
