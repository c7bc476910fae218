import { expect, test } from 'vitest';
import { trustedRequests } from '#src/server/http/trusted-request.ts';

const forwarded = {
  host: 'inner:3000',
  'x-forwarded-host': 'www.harbour.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '9.9.9.9, 8.8.8.8',
};
const request = (headers: Record<string, string>) => new Request('http://inner:3000/search/?page=2', { headers });

test('what a trusted proxy forwards is the address of the request', () => {
  const origin = trustedRequests(['10.0.0.0/8'])(request(forwarded), '10.1.2.3');
  expect(origin.url.href).toBe('https://www.harbour.example/search/?page=2');
  expect(origin.ip).toBe('8.8.8.8');
});
test('nobody else is believed', () => {
  const origin = trustedRequests(['10.0.0.0/8'])(request(forwarded), '11.1.2.3');
  expect(origin.url.href).toBe('http://inner:3000/search/?page=2');
  expect(origin.host).toBe('inner:3000');
  expect(origin.ip).toBe('11.1.2.3');
});
test('an IPv4 address inside IPv6 is the same address', () => {
  expect(trustedRequests(['127.0.0.1'])(request(forwarded), '::ffff:127.0.0.1').host).toBe('www.harbour.example');
});
test('a host that is no host does not break the address', () => {
  expect(trustedRequests([])(request({ host: 'a b<>' }), '1.1.1.1').url.hostname).toBe('inner');
});
