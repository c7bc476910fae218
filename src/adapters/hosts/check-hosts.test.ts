import { once } from 'node:events';
import { type AddressInfo, createServer as createPlain, type Server } from 'node:net';
import { createServer } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { aCertificate } from '#tests/factories/a-certificate.ts';
import { checkHost } from './check-host.ts';
import { checkHosts } from './check-hosts.ts';

const HOST = 'www.harbour.example';
const DAY = 86_400_000;
const here = () => Promise.resolve('127.0.0.1');

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** A real TLS server whose certificate nobody has signed and which ends in so many days. */
async function aTlsServer(days: number, name = HOST): Promise<number> {
  const server = createServer(aCertificate(name, days), (socket) => socket.end());
  server.on('tlsClientError', () => {});
  return listening(server);
}

const checked = (port: number, now = Date.now()) => checkHost(HOST, { resolve: here, port, now: () => now });

test('J12 a certificate that ends soon, has ended, is nobody’s or is for another name is told', async () => {
  const soon = await aTlsServer(5);
  expect(await checked(soon)).toMatch(/^its certificate ends on \d{4}-\d\d-\d\d, in [45] days$/);
  expect(await checked(soon, Date.now() + 10 * DAY)).toMatch(/^its certificate ended on /);
  expect(await checked(await aTlsServer(90))).toBe('its certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)');
  expect(await checked(await aTlsServer(90, 'other.example'))).toBe('its certificate is for another name');
});

test('J12 a name without an address, and an address where nothing answers, are told', async () => {
  const resolve = () => Promise.reject(new Error('ENOTFOUND'));
  expect(await checkHost(HOST, { resolve, now: Date.now })).toBe('its name has no address in DNS');
  const closed = createPlain();
  const port = await listening(closed);
  closed.close();
  await once(closed, 'close');
  expect(await checked(port)).toBe('nothing answers there over https (ECONNREFUSED)');
});

test('J12 a host or a name server that never answers stalls nobody', async () => {
  const silent = await listening(createPlain(() => {}));
  const options = { port: silent, timeoutMs: 200, now: Date.now };
  expect(await checkHost(HOST, { ...options, resolve: here })).toBe(
    'nothing answers there over https (no answer within 0.2 seconds)',
  );
  expect(await checkHost(HOST, { ...options, resolve: () => new Promise(() => {}) })).toBe('its name has no address in DNS');
});

test('J12 hosts are checked several at a time, and those there was no time for are counted', async () => {
  let [now, atOnce, most] = [0, 0, 0];
  const resolve = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((done) => setImmediate(done));
    atOnce -= 1;
    now += 1_000;
    throw new Error('ENOTFOUND');
  };
  const hosts = Array.from({ length: 100 }, (_, at) => `h${at}.example`);
  const faults = await checkHosts(hosts, { resolve, now: () => now, atOnce: 4, wholeMs: 20_000 });
  expect(most).toBe(4);
  const told = faults.filter((fault) => fault.endsWith('its name has no address in DNS'));
  expect(faults.at(-1)).toBe(`${100 - told.length} of 100 hosts were not checked because time ran out`);
  expect(told.length).toBeLessThan(30);
});
