import type { Settings } from './settings.ts';

type WarnedSettings = Pick<Settings, 'SITE_HOSTS' | 'SMS_URL' | 'STRIPE_SECRET_KEY'>;

/** What an operator should know of the settings before anyone visits a site. On a developer's machine texts and payments are tests. */
export function settingsWarnings({ SITE_HOSTS, SMS_URL, STRIPE_SECRET_KEY }: WarnedSettings): readonly string[] {
  if (SITE_HOSTS === 'local') return [];
  return [
    ...(SMS_URL === undefined
      ? [
          'SMS_URL is not set: sign-in codes are written to the mailbox folder instead of being sent, so nobody can sign in. Set SMS_URL to your gateway.',
        ]
      : []),
    ...(STRIPE_SECRET_KEY === undefined
      ? [
          'STRIPE_SECRET_KEY is not set, so no site takes payments: reserveEnabled and onlinePayments are off everywhere, whatever a site’s file says. Set the keys of your Stripe account; its test keys do for a rehearsal.',
        ]
      : []),
  ];
}
