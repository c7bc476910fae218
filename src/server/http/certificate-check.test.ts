import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Directory } from '#src/showroom/directory.ts';
import { CertificateCheck } from './certificate-check.ts';
import { trustedRequests } from './trusted-request.ts';

const HOSTS = ['www.harbour.example', 'harbour.example', 'harbour.localhost'];
const aCheck = (isLocal = false, now = () => 0) => {
  const siteOf: Directory['siteOf'] = (host) =>
    HOSTS.includes(host) ? { id: 1, slug: 'harbour', name: 'Harbour', canonicalHost: 'www.harbour.example' } : null;
  return new CertificateCheck({ siteOf, isLocal }, now);
};
const originOf = trustedRequests(['10.0.0.0/8']);
const asked = (check: CertificateCheck, query: string, ip = '127.0.0.1', headers: Record<string, string> = {}) =>
  check.answer(originOf(new Request(`http://127.0.0.1/__tls-allowed${query}`, { headers }), ip)).status;

test('J12 a proxy may get certificates for the hosts of sites and for nothing else', () => {
  const check = aCheck();
  const statuses = ['www.harbour.example', 'HARBOUR.example', 'other.example', 'harbour.example:443', ''].map((domain) =>
    asked(check, `?domain=${domain}`),
  );
  expect(statuses).toEqual([200, 200, 404, 404, 404]);
  expect(asked(check, '')).toBe(404);
});

test('J12 a name that exists on one machine only is certified on that machine only', () => {
  expect(asked(aCheck(false), '?domain=harbour.localhost')).toBe(404);
  expect(asked(aCheck(true), '?domain=harbour.localhost')).toBe(200);
});

test('J12 no other name is certified, whatever it is', () => {
  const check = aCheck(true);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.domain()), (domain) => {
      fc.pre(!HOSTS.includes(domain.toLowerCase()));
      expect([404, 429]).toContain(asked(check, `?domain=${encodeURIComponent(domain)}`));
    }),
  );
});

test.each([
  ['this machine', '127.0.0.1', {}, 200],
  ['this machine over IPv6', '::1', {}, 200],
  ['a trusted proxy', '10.1.2.3', {}, 200],
  ['a stranger', '203.0.113.9', {}, 404],
  ['a visitor through a trusted proxy', '10.1.2.3', { 'x-forwarded-for': '203.0.113.9' }, 404],
  ['a visitor through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 404],
  ['a visitor through a proxy that says so otherwise', '127.0.0.1', { via: '1.1 Caddy' }, 404],
])('J12 %s is answered as it may be', (_, ip, headers: Record<string, string>, status) =>
  expect(asked(aCheck(), '?domain=www.harbour.example', ip, headers)).toBe(status),
);

test('J12 a flood of questions is refused, and answered again a minute later', () => {
  let now = 0;
  const check = aCheck(false, () => now);
  const statuses = Array.from({ length: 3_001 }, () => asked(check, '?domain=other.example'));
  expect([statuses.filter((status) => status === 404).length, statuses.at(-1)]).toEqual([3_000, 429]);
  now += 61_000;
  expect(asked(check, '?domain=www.harbour.example')).toBe(200);
});
