import { z } from 'zod';
import { isPrivateUrl, PRIVATE_URL, setting, wholeNumber } from './setting.ts';

/** How payments are taken: by Stripe, or without its keys, on a developer’s machine only, by a test provider that moves no money. */
export const PAYMENT_SETTINGS = {
  STRIPE_SECRET_KEY: setting(
    ['web', 'worker'],
    z
      .string()
      .regex(/^[sr]k_\w{8,}$/)
      .optional(),
    {
      description:
        'The secret (or restricted) key of the Stripe account that takes payments. A restricted one must be able to write payment intents, refunds and checkout sessions. Without it, sites on their own domains (SITE_HOSTS is “domains”) take no reservations and no payments; on a developer’s machine payments are tests: only test cards are accepted and no money moves.',
      mustBe: 'a Stripe key that starts with sk_ or rk_',
      secret: true,
    },
  ),
  STRIPE_PUBLISHABLE_KEY: setting(
    ['web'],
    z
      .string()
      .regex(/^pk_\w{8,}$/)
      .optional(),
    {
      description: 'The publishable key of the same account, which browsers load Stripe’s card fields with.',
      mustBe: 'a Stripe key that starts with pk_',
    },
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    ['web'],
    z
      .string()
      .regex(/^whsec_\w{8,}(?:,whsec_\w{8,})*$/)
      .optional(),
    {
      description:
        'The signing secret of the endpoint at which Stripe sends its notices, /api/payments/notice on any host of this deployment; several, separated by commas, if connected accounts have their own endpoint. It needs the events of payment_intent, charge, refund and checkout.session.',
      mustBe: 'a Stripe secret that starts with whsec_, or several separated by commas',
      secret: true,
    },
  ),
  STRIPE_API_URL: setting(['web', 'worker'], z.string().refine(isPrivateUrl).optional(), {
    description: 'An address to use instead of Stripe’s, for tests.',
    mustBe: PRIVATE_URL,
  }),
  PAYMENT_NOTICES_PER_ADDRESS: wholeNumber(
    ['web'],
    { from: 1, to: 1_000_000, default: 3_000 },
    'How many payment notices one network address may send within LEADS_WINDOW_MINUTES.',
  ),
};
