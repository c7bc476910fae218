import type { PaymentNotice } from '#src/adapters/payments/payment-provider.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { Context } from '#src/use-cases/context.ts';

/** Stores a provider's notice, once; the worker asks the provider for the truth and does what follows from it. */
export const takeNotice = ({ store, services }: Pick<Context, 'store' | 'services'>, notice: PaymentNotice): Promise<void> =>
  store.reservations.takeNotice({
    provider: services.payments.name,
    noticeId: notice.id,
    reference: notice.payment.reference,
    paymentId: notice.payment.id !== null && isUuid(notice.payment.id) ? notice.payment.id : null,
  });
