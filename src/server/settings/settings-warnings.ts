import type { Settings } from './settings.ts';

type WarnedSettings = Pick<Settings, 'SITE_HOSTS' | 'SMS_URL' | 'STRIPE_SECRET_KEY'>;

/** What an operator should know of the settings before anyone visits a site. On a developer's machine texts and payments are tests. */
export function settingsWarnings({ SITE_HOSTS, SMS_URL, STRIPE_SECRET_KEY }: WarnedSettings): readonly string[] {
  if (SITE_HOSTS === 'local') return [];
  return [
    ...(SMS_URL === undefined
      ? [
          'SMS_URL is not set: codes to sign in with are written to the mailbox folder and reach no phone, so nobody can sign in. Set SMS_URL to your gateway.',
        ]
      : []),
    ...(STRIPE_SECRET_KEY === undefined
      ? [
          'STRIPE_SECRET_KEY is not set: payments are tests, which take test cards only and move no money, but a vehicle that is reserved with one is off sale. Set the keys of your Stripe account, or turn reserveEnabled off.',
        ]
      : []),
  ];
}
