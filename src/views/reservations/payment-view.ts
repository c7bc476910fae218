import { addressPath } from '#src/rules/addresses/addresses.ts';
import { moneyText } from '#src/rules/reservations/checkout-words.ts';
import type { OwnReservation } from '#src/rules/reservations/own-reservation.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { Context } from '#src/use-cases/context.ts';
import { sitePhone } from '#src/views/accounts/sign-in-view.ts';
import type { CheckoutPages } from './checkout-href.ts';

/** A payment that is not known to be paid or refused yet. */
export interface PaymentPage {
  /** Whether the test bank waits for the shopper, or everybody for the bank. */
  readonly isAtBank: boolean;
  readonly paymentId: string;
  readonly action: string;
  /** What is paid for: 'the 2021 Kia Seltos', 'INV-10482'. */
  readonly what: string;
  /** Where the page's script asks what became of it. */
  readonly settleHref: string;
  readonly siteName: string;
  readonly amount: string | null;
  /** Back to another card. */
  readonly backHref: string;
  readonly phone: string | null;
}

interface Input {
  readonly paymentId: string;
  readonly pages: CheckoutPages;
  readonly isAtBank: boolean;
  readonly own: OwnReservation | null;
}

export const paymentView = (context: Context, car: Vehicle, { paymentId, pages, isAtBank, own }: Input): PaymentPage => ({
  isAtBank,
  paymentId,
  action: pages.payment(paymentId),
  what: `the ${[car.year, car.make, car.model].join(' ')}`,
  settleHref: addressPath('apiSettle'),
  siteName: context.site.name,
  amount: own === null ? null : moneyText(own.depositCents),
  backHref: pages.checkout,
  phone: sitePhone(context),
});
