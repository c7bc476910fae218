import { expect, test } from 'vitest';
import { canonicalHost, hostName, siteOrigin } from '#src/rules/site/site-hosts.ts';

const site = { slug: 'harbour', domains: ['www.harbour.example', 'harbour.example'] };

test('P1.2 on a developer’s machine a site is known by its slug under localhost', () => {
  expect(canonicalHost(site, 'local')).toBe('harbour.localhost');
});
test('I5a in production the first of its domains is the canonical one', () => {
  expect(canonicalHost(site, 'domains')).toBe('www.harbour.example');
});
test('a site without a domain is reached by its local host in either mode', () => {
  expect(canonicalHost({ slug: 'harbour', domains: [] }, 'domains')).toBe('harbour.localhost');
});
test('W1o a site’s pages are at its own host by https, and on a developer’s machine at its port', () => {
  expect(siteOrigin('www.harbour.example', 'domains', 3000)).toBe('https://www.harbour.example');
  expect(siteOrigin('harbour.localhost', 'local', 3000)).toBe('http://harbour.localhost:3000');
});
test.each([
  ['Harbour.LOCALHOST:3000', 'harbour.localhost'],
  ['harbour.localhost.', 'harbour.localhost'],
  ['harbour.localhost:', 'harbour.localhost'],
  [' 127.0.0.1:80 ', '127.0.0.1'],
])('I5b the port and the case of the host %j are ignored', (header, name) => expect(hostName(header)).toBe(name));
