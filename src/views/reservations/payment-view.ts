import { moneyText } from '#src/rules/reservations/checkout-words.ts';
import type { OwnReservation } from '#src/rules/reservations/own-reservation.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { Context } from '#src/use-cases/context.ts';
import { sitePhone } from '#src/views/accounts/sign-in-view.ts';
import { checkoutHref, paymentHref } from './checkout-href.ts';

/** A payment that is not known to be paid or refused yet. */
export interface PaymentPage {
  /** Whether the test bank waits for the shopper, or everybody for the bank. */
  readonly isAtBank: boolean;
  readonly paymentId: string;
  readonly action: string;
  readonly carName: string;
  readonly siteName: string;
  readonly amount: string | null;
  /** Back to another card. */
  readonly backHref: string;
  readonly phone: string | null;
}

interface Input {
  readonly paymentId: string;
  readonly isAtBank: boolean;
  readonly own: OwnReservation | null;
}

export const paymentView = (context: Context, car: Vehicle, { paymentId, isAtBank, own }: Input): PaymentPage => ({
  isAtBank,
  paymentId,
  action: paymentHref(context, car.slug, paymentId),
  carName: [car.year, car.make, car.model].join(' '),
  siteName: context.site.name,
  amount: own === null ? null : moneyText(own.depositCents),
  backHref: checkoutHref(context, car.slug),
  phone: sitePhone(context),
});
