import { expect, test } from 'vitest';
import { siteWarnings } from './site-warnings.ts';

const NONE = { leadEmails: [], leadAdfEmails: [], leadWebhookUrl: null };
const pages = { home: {}, 'privacy-policy': {} };
const warned = (switches: typeof NONE | Record<string, unknown>) =>
  siteWarnings({ pages, dealerships: [{ slug: 'yard', switches: { ...NONE, ...switches } }] });

test.each([
  { leadEmails: ['a@dealer.example'] },
  { leadAdfEmails: ['a@dealer.example'] },
  { leadWebhookUrl: 'https://crm.example/' },
])('P16.4 a dealership with a receiver of any kind is not warned of: %o', (switches) => {
  expect(warned(switches)).toEqual([]);
});

test('P16.4 a dealership without any is named', () => {
  expect(warned({})).toEqual([expect.stringContaining('nobody receives the leads of the dealership "yard"')]);
});

test('P16.3 a site without the privacy page that its forms link to is warned of', () => {
  expect(siteWarnings({ pages: { home: {} }, dealerships: [] })).toEqual([expect.stringContaining('/privacy-policy')]);
});
