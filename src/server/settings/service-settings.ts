import { z } from 'zod';
import { isUrl, setting, wholeNumber } from './setting.ts';

/** The programs elsewhere that are asked for finance quotes and market prices. */
export const SERVICE_SETTINGS = {
  FINANCE_QUOTE_URL: setting(['web'], z.string().refine(isUrl('http', 'https')).optional(), {
    description:
      'The lender’s service that finance quotes are asked from; without it a sample lender inside the platform answers.',
    mustBe: 'an address that starts with https:// or http://',
  }),
  FINANCE_QUOTE_KEY: setting(['web'], z.string().optional(), {
    description: 'The key that the lender’s service knows this deployment by.',
    mustBe: 'the key as the lender gave it',
    secret: true,
  }),
  ESTIMATES_WAIT_SECONDS: wholeNumber(
    ['web'],
    { from: 0, to: 86_400, default: 20 },
    'How long a web process that has every site in memory waits for the worker’s first market estimates before it says that it is ready all the same.',
  ),
  MARKET_URL: setting(['web'], z.string().refine(isUrl('http', 'https')).optional(), {
    description:
      'A program elsewhere that is asked for each price comparison in place of the platform’s own estimator; it answers as {car path}/autogauge does.',
    mustBe: 'an address that starts with https:// or http://',
  }),
  MARKET_KEY: setting(['web'], z.string().optional(), {
    description: 'The key that the program at MARKET_URL knows this deployment by, sent as a bearer token.',
    mustBe: 'a text',
    secret: true,
  }),
};
