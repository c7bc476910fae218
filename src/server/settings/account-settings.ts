import { wholeNumber } from './setting.ts';

/** How many texts with codes to sign in with are sent (docs/decisions/0040-accounts.md). */
export const ACCOUNT_SETTINGS = {
  CODES_PER_PHONE_HOUR: wholeNumber(
    ['web'],
    { from: 1, to: 1_000_000, default: 3 },
    'How many sign-in codes one phone number is sent within an hour, across all sites.',
  ),
  CODES_PER_ADDRESS_HOUR: wholeNumber(
    ['web'],
    { from: 1, to: 1_000_000, default: 10 },
    'How many sign-in codes one network address can request within an hour, across all sites.',
  ),
  CODES_PER_SITE_HOUR: wholeNumber(
    ['web'],
    { from: 1, to: 1_000_000, default: 300 },
    'How many sign-in codes one site sends within an hour.',
  ),
  SMS_PER_SITE_DAY: wholeNumber(
    ['web'],
    { from: 1, to: 10_000_000, default: 1000 },
    'How many sign-in codes one site sends within 24 hours.',
  ),
};
