import type http from 'node:http';
import https from 'node:https';
import tls from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { downloadFeed } from '#src/adapters/feeds/download-feed.ts';
import { runFeed } from '#src/use-cases/feeds/run-feed.ts';
import { aCertificate } from '#tests/factories/a-certificate.ts';
import { ADDRESS, aFeedYard, cars, type FeedYard, resultsOf } from '#tests/store/feed-yard.ts';

const HOST = new URL(ADDRESS).host;
let yard: FeedYard;
let server: https.Server;
let answer: (request: http.IncomingMessage, response: http.ServerResponse) => void;
let asked: http.IncomingHttpHeaders[];
/** The addresses that the host's name has, one look-up after the other; the last one stays. */
let addresses: string[];
let lookups: number;

const certificate = aCertificate(HOST, 30);
const trusted = tls.getCACertificates('default');
beforeAll(async () => {
  yard = await aFeedYard();
  tls.setDefaultCACertificates([...trusted, certificate.cert]);
  server = https.createServer(certificate, (request, response) => {
    asked.push(request.headers);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  tls.setDefaultCACertificates(trusted);
  server.close();
  await yard.fleet.end();
});

const originOf = (host: string) => `https://${host}:${(server.address() as { port: number }).port}`;
const find = () => {
  const address = addresses[Math.min(lookups, addresses.length - 1)] ?? '';
  lookups += 1;
  return Promise.resolve([{ address }]);
};
/** Fetches from the server as from one of the internet, under a name of its own. */
const fetchingFrom = (host: string) => {
  const ownOrigins = new Set([originOf(host)]);
  yard.means = {
    ...yard.means,
    download: (_address, file, known) => downloadFeed(`${originOf(host)}/stock.csv`, file, known, { ownOrigins, find }),
  };
};
beforeEach(async () => {
  [asked, addresses, lookups] = [[], ['127.0.0.1'], 0];
  const end = await yard.begin('');
  fetchingFrom(HOST);
  return end;
});

const serve = (body: string, headers: Readonly<Record<string, string>> = {}, status = 200) => {
  answer = (_request, response) => response.writeHead(status, { 'Content-Type': 'text/csv', ...headers }).end(body);
};
const run = async (isByHand = false) => runFeed(yard.means, (await yard.feed('dms')).id, { isAccepted: false, isByHand });
const failure = async () => (await yard.feed('dms')).failure;

describe('J7 an address that is fetched by https', () => {
  test('brings its file in, is not sent what it has sent already, and is sent all of it when a person asks', async () => {
    serve(cars(2), { ETag: '"one"' });
    expect(resultsOf(await run())).toEqual(['imported']);
    expect(await yard.stocked()).toEqual(['S1', 'S2']);
    serve('', {}, 304);
    expect(await run()).toEqual({ kind: 'unchanged' });
    serve(cars(2), { ETag: '"one"' });
    expect(resultsOf(await run(true))).toEqual(['imported']);
    expect(asked.map((headers) => headers['if-none-match'])).toEqual([undefined, '"one"', undefined]);
    expect(asked[0]?.host).toBe(new URL(originOf(HOST)).host);
  });
  test('is not believed under another name than its certificate’s, and is asked for nothing', async () => {
    fetchingFrom('other.example');
    serve(cars(2));
    expect(resultsOf(await run())).toEqual(['failed']);
    expect([await failure(), asked]).toEqual(['The feed’s address could not be reached (ERR_TLS_CERT_ALTNAME_INVALID).', []]);
  });
  test('is not believed with a certificate that nobody vouches for', async () => {
    tls.setDefaultCACertificates(trusted);
    serve(cars(2));
    expect(resultsOf(await run())).toEqual(['failed']);
    tls.setDefaultCACertificates([...trusted, certificate.cert]);
    expect(await failure()).toMatch(/^The feed’s address could not be reached \((?:DEPTH_ZERO_)?SELF_SIGNED_CERT/);
    expect(asked).toEqual([]);
  });
});

describe('J7 a name whose address changes while a feed is fetched', () => {
  test('is looked up once for each request, and what was checked is called', async () => {
    serve(cars(1));
    addresses = ['127.0.0.1', '10.0.0.1'];
    expect(resultsOf(await run())).toEqual(['imported']);
    expect(lookups).toBe(1);
  });
  test('is refused at the hop where it leads into a private network', async () => {
    for (const inside of ['10.0.0.1', '169.254.169.254', '::1', '0.0.0.0']) {
      [addresses, lookups, asked] = [['127.0.0.1', inside], 0, []];
      answer = (_request, response) => response.writeHead(302, { Location: 'https://elsewhere.example/stock.csv' }).end();
      expect(resultsOf(await run())).toEqual(['failed']);
      expect([await failure(), asked.length, lookups]).toEqual(['The feed’s address is not on the public internet.', 1, 2]);
    }
    expect(await yard.stocked()).toEqual([]);
  });
});
