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
      page(
        'Deposit',
        'What it costs to reserve a vehicle, in dollars, unless the vehicle’s own data says otherwise. It’s fully refundable.',
      ),
    ),
  reserveHours: z
    .int()
    .min(1)
    .max(720)
    .default(48)
    .meta(page('Hours reserved', 'How many hours a vehicle is off sale once its deposit is paid.')),
  paymentSurcharge: z
    .number()
    .min(0)
    .max(5)
    .multipleOf(0.01)
    .default(0)
    .meta(
      page(
        'Card surcharge',
        'The surcharge for paying an invoice by card, in percent, shown before anyone pays. It must be no more than what the payment costs the dealer. Deposits have no surcharge.',
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
