import { z } from 'zod';
import { CHECKOUT_PATHS, RESERVE_LABELS } from '#src/rules/reservations/reserve-offer.ts';
import { page, server } from './switch-meta.ts';

export const reservationSwitches = {
  reserveLabel: z
    .enum(RESERVE_LABELS)
    .default('reserve-car-now')
    .meta(
      page(
        'Reserve button',
        'What the button that reserves a vehicle says: ‘Buy Online’, ‘Reserve Now’ with the amount, or ‘Reserve Car Now for’ the amount.',
      ),
    ),
  checkoutPath: z
    .enum(CHECKOUT_PATHS)
    .default('checkout')
    .meta(
      page('Address of the checkout', 'The last part of the address at which a vehicle is reserved: /cars/{vehicle}/checkout.'),
    ),
  reserveAmount: z
    .number()
    .min(1)
    .max(10_000)
    .multipleOf(0.01)
    .default(200)
    .meta(
      page('Deposit', 'What reserving a vehicle costs, in dollars, if its own data says nothing else. All of it is refundable.'),
    ),
  reserveHours: z
    .int()
    .min(1)
    .max(720)
    .default(48)
    .meta(page('Hours reserved', 'For how many hours a vehicle is off sale once its deposit is paid.')),
  paymentSurcharge: z
    .number()
    .min(0)
    .max(5)
    .multipleOf(0.01)
    .default(0)
    .meta(
      page(
        'Card surcharge',
        'What paying an invoice by card costs on top, in percent, shown before anybody pays. It may be no more than what the payment costs the dealer. Deposits have none.',
      ),
    ),
  purchaseJourney: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Online Purchase',
        'When on, and vehicles can be reserved online, shoppers can also buy step by step: delivery, trade-in, finance, then the deposit.',
      ),
    ),
  stripeAccount: z
    .string()
    .regex(/^acct_[A-Za-z0-9]{6,40}$/)
    .nullable()
    .default(null)
    .meta(
      server(
        'Stripe account',
        'The connected Stripe account that this site’s payments go to. Without one they go to the deployment’s own account.',
      ),
    ),
};
