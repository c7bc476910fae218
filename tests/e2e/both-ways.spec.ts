import { expect } from '@playwright/test';
import { crawled } from '#tests/e2e/crawled.ts';
import { type Answer, type Asking, fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';

/** A request that announces a body is answered by the edge, whatever is in memory. */
const LONG_WAY = { 'content-length': '0' };
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

for (const { slug, pages } of FLEET) {
  test(`every address of ${slug} is answered with the same status, bytes and headers from memory and by the edge`, async () => {
    // Some hundred pages are made, and each is asked for a dozen times.
    test.setTimeout(process.env.CRAWL === 'whole' ? 5_400_000 : 300_000);
    const different: string[] = [];
    const addresses = await crawled(slug, ['/', ...pages.map((address) => `/${address}`)]);
    expect(addresses.length).toBeGreaterThan(25);
    while (addresses.length > 0)
      await Promise.all(
        addresses.splice(0, 6).map(async (address) => {
          for (const asking of await askings(slug, address))
            if (!(await isSameBothWays(slug, address, asking))) different.push(`${address} ${JSON.stringify(asking)}`);
        }),
      );
    expect(different).toEqual([]);
  });
}

/** The ways to ask for an address that may change its answer; one is enough for what is made anew each time. */
async function askings(slug: string, address: string): Promise<Asking[]> {
  const { headers, status } = await fetchSite(slug, address, { headers: BROWSER });
  if (status !== 200 || headers['cache-control'] === 'no-store') return [{ headers: BROWSER }];
  return [
    { headers: BROWSER },
    { headers: { 'accept-encoding': 'gzip' } },
    { headers: { 'accept-encoding': 'br;q=0' } },
    { headers: BROWSER, method: 'HEAD' },
    { headers: { ...BROWSER, 'if-none-match': headers.etag ?? 'none' } },
  ];
}

/** Asks as a visitor between two requests that go the long way: a page may be compressed anew between two of them, once. */
async function isSameBothWays(slug: string, address: string, asking: Asking): Promise<boolean> {
  const longWay = { ...asking, headers: { ...asking.headers, ...LONG_WAY } };
  const [before, hot, after] = [
    await fetchSite(slug, address, longWay),
    await fetchSite(slug, address, asking),
    await fetchSite(slug, address, longWay),
  ];
  return [before, after].some((long) => isSame(hot, long));
}

function isSame(one: Answer, other: Answer): boolean {
  // What is made anew each time may say the time, or have a key of its own.
  const isAnew = one.headers['cache-control'] === 'no-store';
  const passing = ['date', 'x-request-id', ...(isAnew ? ['content-length', 'etag'] : [])];
  const lasting = ({ headers }: Answer) => JSON.stringify(Object.entries(headers).filter(([name]) => !passing.includes(name)));
  return one.status === other.status && lasting(one) === lasting(other) && (isAnew || one.bytes.equals(other.bytes));
}
