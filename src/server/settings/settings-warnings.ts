import type { Settings } from './settings.ts';

/** What an operator should know of the settings before anyone visits a site. On a developer's machine the mailbox is where texts belong. */
export const settingsWarnings = ({ SITE_HOSTS, SMS_URL }: Pick<Settings, 'SITE_HOSTS' | 'SMS_URL'>): readonly string[] =>
  SITE_HOSTS !== 'local' && SMS_URL === undefined
    ? [
        'SMS_URL is not set: codes to sign in with are written to the mailbox folder and reach no phone, so nobody can sign in. Set SMS_URL to your gateway.',
      ]
    : [];
