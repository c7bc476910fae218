import fc from 'fast-check';
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
test('no other client is trusted', () => {
  const origin = trustedRequests(['10.0.0.0/8'])(request(forwarded), '11.1.2.3');
  expect(origin.url.href).toBe('http://inner:3000/search/?page=2');
  expect(origin.host).toBe('inner:3000');
  expect(origin.ip).toBe('11.1.2.3');
});
test.each([
  ['127.0.0.1', '::ffff:127.0.0.1'],
  ['127.0.0.1', '::ffff:7f00:1'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['::ffff:127.0.0.0/104', '127.5.6.7'],
  ['2001:DB8:0::/32', '2001:db8::7'],
])('the proxy %s is trusted when it calls from %s', (proxy, socket) =>
  expect(trustedRequests([proxy])(request(forwarded), socket).host).toBe('www.harbour.example'),
);

test.each([
  ['8.8.8.8', '8.8.8.8'],
  ['1.2.3.4:5678', '1.2.3.4'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['2001:0DB8:0:0::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::ffff:102:304', '1.2.3.4'],
  ['[::ffff:1.2.3.4]:80', '1.2.3.4'],
  ['  8.8.8.8  ', '8.8.8.8'],
  ['8.8.8.8, ,', '8.8.8.8'],
])('H9 the visitor behind X-Forwarded-For: %s is %s', (header, ip) =>
  expect(trustedRequests(['10.0.0.0/8'])(request({ 'x-forwarded-for': header }), '10.1.2.3').ip).toBe(ip),
);

test.each([
  ['6.6.6.6, 8.8.8.8, 10.0.0.2, 10.0.0.3', '8.8.8.8'],
  ['6.6.6.6, 8.8.8.8, 10.0.0.2:4711', '8.8.8.8'],
  ['10.0.0.9, 10.0.0.2', '10.0.0.9'],
])('H9 behind several proxies in a row, %s, the visitor is the last address that is not a proxy: %s', (header, ip) =>
  expect(trustedRequests(['10.0.0.0/8'])(request({ 'x-forwarded-for': header }), '10.1.2.3').ip).toBe(ip),
);

test.each([
  '',
  ' , ',
  'unknown',
  '_hidden',
  '6.6.6.6, garbage',
  '6.6.6.6, garbage, 10.0.0.2',
  '999.1.1.1',
  '[::1',
  '1.2.3.4:99999999',
])('H9 when X-Forwarded-For is %j the address is the socket’s own', (header) =>
  expect(trustedRequests(['10.0.0.0/8'])(request({ 'x-forwarded-for': header }), '10.1.2.3').ip).toBe('10.1.2.3'),
);

test('H9 no header that a visitor invents changes the address that the proxy saw', () => {
  const invented = fc.string({ unit: fc.constantFrom(...'0123456789abf:.,[]%"/ '.split('')), maxLength: 60 });
  fc.assert(
    fc.property(invented, (header) => {
      const { ip } = trustedRequests(['10.0.0.0/8'])(request({ 'x-forwarded-for': `${header}, 8.8.8.8` }), '10.1.2.3');
      expect(ip).toBe('8.8.8.8');
    }),
  );
});

test.each(['x:99999', 'a b<>', 'user@host', '', '[::1', '%', 'a/b', 'x'.repeat(300)])(
  'H8 with the Host %j the address of a request can still be read',
  (host) => {
    const bad = request({});
    Object.defineProperty(bad, 'headers', { value: new Headers({ host }) });
    expect(trustedRequests([])(bad, '1.1.1.1', '/api/search?x=1').url.href).toBe('http://localhost/api/search?x=1');
  },
);

test.each(['a b', 'x'.repeat(101), '<script>'])('the request id %j that a proxy sent is not used', (id) =>
  expect(trustedRequests(['10.0.0.1'])(request({ 'x-request-id': id }), '10.0.0.1').requestId).toBeNull(),
);
