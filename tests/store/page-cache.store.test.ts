import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aSiteFile } from '#tests/factories/a-site-file.ts';
import { anEdge } from '#tests/factories/an-edge.ts';

const HOST = 'harbour.localhost';
let fleet: Fleet;
beforeAll(async () => {
  fleet = await aFleet([aSiteFile({ slug: 'harbour' })]);
});
afterAll(() => fleet.end());

/** How often an address is rendered when two visitors open it, one after the other. */
async function renderings(path: string): Promise<number> {
  let count = 0;
  const render = () => {
    count += 1;
    return Promise.resolve(new Response('a page', { headers: { 'content-type': 'text/html' } }));
  };
  const edge = await anEdge(fleet, { render });
  for (const _ of [1, 2]) await edge(new Request(`http://${HOST}${path}`, { headers: { host: HOST } }), '203.0.113.7');
  return count;
}

test.each(['/favourites', '/favourites.data'])('the public page %s is rendered once for all visitors', async (path) =>
  expect(await renderings(path)).toBe(1),
);

test.each([
  '/booking/r-1?key=k',
  '/booking/r-1.data?key=k',
  '/booking/r-1/_.data?key=k',
  '/booking/r-1/calendar.ics.data?key=k',
  '/__mail',
  '/__mail.data',
  '/__mail/_.data',
  '/api/rego.data?rego=ABC123&state=VIC',
])('%s is one visitor’s, and is never answered from the page cache', async (path) => expect(await renderings(path)).toBe(2));
