import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Directory } from '#src/showroom/directory.ts';
import { ownImages } from '#tests/factories/a-signed-address.ts';
import { aWebServer, type WebServer } from '#tests/factories/a-web-server.ts';
import type { EdgeOptions } from './edge.ts';
import { noteFailure } from './failure-notes.ts';

const failing = (error: Error) => ({ own: ownImages(), answer: () => Promise.reject(error) });
const ask = (path: string) => server.send(`GET ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`);
let server: WebServer;
afterEach(() => server.close());
beforeEach(async () => {
  const refused = Object.assign(new Error('value "Jo Citizen" is too long'), {
    detail: 'Failing row contains (jo@example.com).',
  });
  server = await aWebServer({ edge: { images: failing(refused) } });
});

test('J4 a request that fails is one line with its id, and nothing that a visitor typed', async () => {
  const answer = await ask('/images/x?email=jo%40example.com');
  const id = /^x-request-id: (.*)\r$/m.exec(answer)?.[1];
  expect(server.lines).toHaveLength(1);
  expect(server.lines[0]).toMatchObject({
    level: 50,
    requestId: id,
    path: '/images/x',
    status: 500,
    failures: [{ what: 'A request failed.' }],
  });
  expect(JSON.stringify(server.lines)).not.toMatch(/jo@|example\.com|citizen|%40/i);
});

test('W4 a request that fails shows nothing of the failure', async () => {
  const answer = await ask('/images/x');
  expect(answer).toMatch(/^HTTP\/1\.1 500/);
  expect(answer).toContain('"detail":"Something went wrong at our end. Please try again in a moment."');
  expect(answer).not.toMatch(/citizen|failing row|edge\.ts/i);
});

test('J4 what a page’s code reports is part of its request’s line, each error once', async () => {
  const error = new Error('The component failed.');
  const images = {
    own: ownImages(),
    answer: async () => {
      noteFailure(error, 'A page failed.');
      await Promise.resolve();
      noteFailure(error, 'A page failed.');
      return new Response('the page all the same');
    },
  };
  const reporting = await aWebServer({ edge: { images } });
  await reporting.send('GET /images/x HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n');
  expect(reporting.lines).toHaveLength(1);
  expect(reporting.lines[0]).toMatchObject({ level: 50, status: 200, failures: [{ what: 'A page failed.', type: 'Error' }] });
  await reporting.close();
});

const contentType = (answer: string) => /^content-type: (.*)\r$/m.exec(answer)?.[1];

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/cars/a-1', 'text/html; charset=utf-8'],
  ['/api/search', 'application/problem+json'],
  ['/x.json', 'application/problem+json'],
  ['/search/used-cars.data', 'application/problem+json'],
])('I4 a failure at %s is answered as %s', async (path, form) => {
  const siteOf = () => {
    throw new Error('No list of sites.');
  };
  const directory = { siteOf } as unknown as Directory;
  const broken = await aWebServer({ edge: { directory } });
  const answer = await broken.send(`GET ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`);
  expect([answer.slice(0, 12), contentType(answer)]).toEqual(['HTTP/1.1 500', form]);
  await broken.close();
});

test.each([
  ['fails', '/images/x', 500],
  ['comes before the server is ready', '/readyz', 503],
])('H8 the answer to a request that %s has the security headers too', async (_, path, status) => {
  const early = await aWebServer({
    edge: { images: failing(new Error('No pictures.')), readiness: { isReady: false } as EdgeOptions['readiness'] },
  });
  const answer = await early.send(`GET ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`);
  expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  for (const header of [
    'x-content-type-options: nosniff',
    'cross-origin-resource-policy: same-origin',
    'x-frame-options: DENY',
    'cache-control: no-store',
  ])
    expect(answer).toContain(header);
  await early.close();
});
