import { expect, test } from 'vitest';
import { settingsWarnings } from './settings-warnings.ts';

test('A1 sites on their own domains without a gateway for texts are warned about, since nobody could sign in', () => {
  expect(settingsWarnings({ SITE_HOSTS: 'domains', SMS_URL: undefined })).toEqual([
    expect.stringContaining('SMS_URL is not set'),
  ]);
});

test('A1 a gateway, or a developer’s machine, is nothing to warn about', () => {
  expect(settingsWarnings({ SITE_HOSTS: 'domains', SMS_URL: 'https://sms.example' })).toEqual([]);
  expect(settingsWarnings({ SITE_HOSTS: 'local', SMS_URL: undefined })).toEqual([]);
});
