import { type PaymentProvider, PaymentsUnavailable } from './payment-provider.ts';

const unavailable = (): never => {
  throw new PaymentsUnavailable('This deployment takes no payments.');
};

/** Takes no payments at all. */
export const noPayments: PaymentProvider = {
  name: 'test',
  start: async () => unavailable(),
  find: async () => unavailable(),
  giveUp: async () => unavailable(),
  refund: async () => unavailable(),
  startedSince: () => unavailable(),
  readNotice: () => null,
};
