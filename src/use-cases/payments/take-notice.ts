import type { PaymentNotice } from '#src/adapters/payments/payment-provider.ts';
import type { Context } from '#src/use-cases/context.ts';

/** Stores a provider's notice, once; the worker asks the provider for the truth and does what follows from it. */
export function takeNotice(_context: Pick<Context, 'store' | 'services'>, _notice: PaymentNotice): Promise<void> {
  throw new Error('Notices are not there yet.');
}
