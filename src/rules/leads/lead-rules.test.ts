import { expect, test } from 'vitest';
import { addressKey } from '#src/rules/leads/address-key.ts';
import { leadAttributes } from '#src/rules/leads/lead-attributes.ts';
import { plannedDeliveries } from '#src/rules/leads/planned-deliveries.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('the address %j is counted as %j', (ip, key) => expect(addressKey(ip)).toBe(key));

test('X2.1 of what a browser remembers, paths and plain parameters are kept, the latest twenty', () => {
  const pages = Array.from({ length: 30 }, (_, at) => `/page-${at}`);
  const { visited_pages, linked_query_params } = leadAttributes({
    visited_pages: [...pages, 'https://elsewhere.example', 7, null],
    linked_query_params: { utm_source: 'post', deep: { er: 1 } },
  });
  expect(visited_pages).toEqual(pages.slice(10));
  expect(linked_query_params).toEqual({ utm_source: 'post' });
});
test.each([null, 'text', 7, [], { visited_pages: 'x', linked_query_params: [] }])('X2c of %j nothing is kept', (told) =>
  expect(leadAttributes(told)).toEqual({ visited_pages: [], linked_query_params: {} }),
);
test('X2d what is very long is cut', () =>
  expect(leadAttributes({ visited_pages: [`/${'x'.repeat(5000)}`] }).visited_pages[0]).toHaveLength(300));

const confirmation = () => ({
  recipient: 'hash',
  limits: { recipientHour: 3, recipientDay: 6, siteHour: 300 },
  isOverAddressLimit: false,
});
const none = { leadEmails: [], leadAdfEmails: [], leadWebhookUrl: null, confirmsLeads: false };
test('L14b a dealership that asks for nothing gets nothing', () =>
  expect(plannedDeliveries(none, 'sam@x.example', confirmation)).toEqual([]));
test('L14c an address that is listed twice gets one letter', () =>
  expect(plannedDeliveries({ ...none, leadEmails: ['a@x.example', 'a@x.example'] }, '', confirmation)).toEqual([
    { channel: 'dealer-email', target: 'a@x.example' },
  ]));
test('L14d a shopper who gave no address is not confirmed to', () =>
  expect(plannedDeliveries({ ...none, confirmsLeads: true }, '', confirmation)).toEqual([]));
test('H9 a shopper’s letter is planned with what it is counted by', () =>
  expect(plannedDeliveries({ ...none, confirmsLeads: true }, 'sam@x.example', confirmation)).toEqual([
    { channel: 'shopper-email', target: 'sam@x.example', confirmation: confirmation() },
  ]));
