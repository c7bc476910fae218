import { z } from 'zod';
import { isPrivateUrl, PRIVATE_URL, setting, wholeNumber } from './setting.ts';

/** The external services for finance quotes, market prices and search engines. */
export const SERVICE_SETTINGS = {
  FINANCE_QUOTE_URL: setting(['web'], z.string().refine(isPrivateUrl).optional(), {
    description: 'The lender’s service for finance quotes; without it the platform’s sample lender answers.',
    mustBe: PRIVATE_URL,
  }),
  FINANCE_QUOTE_KEY: setting(['web'], z.string().optional(), {
    description: 'The key that identifies this deployment to the lender’s service.',
    mustBe: 'the key that the lender issued',
    secret: true,
  }),
  ESTIMATES_WAIT_SECONDS: wholeNumber(
    ['web'],
    { from: 0, to: 86_400, default: 20 },
    'How long a web process with every site in memory waits for the worker’s first market estimates before it reports that it is ready without them.',
  ),
  INDEXNOW_URL: setting(['worker'], z.string().refine(isPrivateUrl).default('https://api.indexnow.org/indexnow'), {
    description: 'The service that tells search engines which pages have changed, for sites with the switch indexNow.',
    mustBe: PRIVATE_URL,
  }),
  MARKET_URL: setting(['web'], z.string().refine(isPrivateUrl).optional(), {
    description:
      'An external service that makes each price comparison instead of the platform’s own estimator; it answers as {car path}/autogauge does.',
    mustBe: PRIVATE_URL,
  }),
  MARKET_KEY: setting(['web'], z.string().optional(), {
    description: 'The key that identifies this deployment to the service at MARKET_URL, sent as a bearer token.',
    mustBe: 'text',
    secret: true,
  }),
};
