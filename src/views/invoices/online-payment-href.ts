import { addressPath } from '#src/rules/addresses/addresses.ts';

/** Where an invoice is paid; with a number, as it was typed, what that number stands for. */
export const onlinePaymentHref = (number = ''): string =>
  `${addressPath('onlinePayment')}${number === '' ? '' : `?${new URLSearchParams({ number })}`}`;

/** The same page, for what became of a payment. */
export const invoicePaymentHref = (payment: string): string =>
  `${addressPath('onlinePayment')}?${new URLSearchParams({ payment })}`;

/** The receipt of a payment. The key is signed, for the link in emails; without it the visitor's cookie or session says whose it is. */
export const receiptHref = (id: string): string => `${addressPath('paymentReceipt')}?${new URLSearchParams({ id })}`;
