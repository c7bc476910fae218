import { expect, test } from 'vitest';
import { settingsWarnings } from './settings-warnings.ts';

const SMS_URL = 'https://sms.example';
const STRIPE_SECRET_KEY = 'sk_test_sample';

test('A1 sites on their own domains without a gateway for texts are warned about, since nobody could sign in', () => {
  expect(settingsWarnings({ SITE_HOSTS: 'domains', SMS_URL: undefined, STRIPE_SECRET_KEY })).toEqual([
    expect.stringContaining('SMS_URL is not set'),
  ]);
});

test('R4 sites on their own domains without keys for payments are warned about, since they take none', () => {
  expect(settingsWarnings({ SITE_HOSTS: 'domains', SMS_URL, STRIPE_SECRET_KEY: undefined })).toEqual([
    expect.stringContaining('STRIPE_SECRET_KEY is not set, so no site takes payments'),
  ]);
});

test('A1 a gateway and keys, or a developer’s machine, are nothing to warn about', () => {
  expect(settingsWarnings({ SITE_HOSTS: 'domains', SMS_URL, STRIPE_SECRET_KEY })).toEqual([]);
  expect(settingsWarnings({ SITE_HOSTS: 'local', SMS_URL: undefined, STRIPE_SECRET_KEY: undefined })).toEqual([]);
});
