import { expect } from '@playwright/test';
import { hostOf } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { searchApi } from '#tests/e2e/search-api.ts';
import { anAssistant } from '#tests/factories/an-assistant.ts';

/** The protocol's own client, over the wire. */
const assistantAt = (slug: string) =>
  anAssistant(`http://${hostOf(slug)}/mcp`, async (request) => {
    const { status, headers, text } = await fetchSite(slug, '/mcp', {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
      from: '127.0.79.1',
    });
    const told = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    );
    return new Response([204, 202].includes(status) ? null : text, { status, headers: told });
  });

for (const slug of ['harbour', 'redgum'])
  test(`W6 an assistant searches, compares, estimates and enquires at ${slug} with the protocol’s own client`, async () => {
    const { client, call } = await assistantAt(slug);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([
      'search_stock',
      'get_vehicle',
      'compare',
      'opening_hours',
      'estimate_repayment',
      'send_enquiry',
    ]);
    const { count, hits } = await searchApi(slug);
    const [first, second] = hits.map(({ id }) => id);
    expect((await call('search_stock')).found).toMatchObject({ count, vehicles: hits.map(({ id }) => ({ id })) });
    const priced = hits.find(({ price, sold }) => price !== null && !sold);
    const { found: vehicle } = await call('get_vehicle', { vehicle_id: priced?.id });
    expect(vehicle).toMatchObject({ id: priced?.id, price: priced?.price });
    expect((await fetchSite(slug, new URL(String(vehicle?.url)).pathname)).status).toBe(200);
    expect((await call('compare', { vehicle_ids: [first, second] })).found).toMatchObject({
      vehicles: [{ id: first }, { id: second }],
    });
    const { found: hours } = await call('opening_hours');
    expect(hours?.locations).toContainEqual(
      expect.objectContaining({ hours: expect.arrayContaining([expect.stringContaining(':')]) }),
    );
    const { found: loan } = await call('estimate_repayment', { amount: 30_000, deposit: 5_000, years: 5, per: 'week' });
    expect(loan).toMatchObject({
      amount: 30_000,
      deposit: 5_000,
      years: 5,
      per: 'week',
      notes: expect.arrayContaining([expect.stringMatching(/^WARNING/)]),
    });
    const enquiry = {
      consent: true,
      idempotency_key: crypto.randomUUID(),
      vehicle_id: first,
      first_name: 'Assisted',
      email: `assisted-${slug}@example.com`,
      phone: '0412 345 678',
      message: 'Sent by an assistant.',
      agrees_to_terms: true,
    };
    const sent = await call('send_enquiry', enquiry);
    expect(sent.found, sent.text).toMatchObject({ sent_before: false });
    expect((await call('send_enquiry', enquiry)).found).toEqual({ ...sent.found, sent_before: true });
  });

test('W6 a site whose switch is off has no such address', async () => {
  const type = { 'content-type': 'application/json' };
  const asked = [
    await fetchSite('summit', '/mcp', { method: 'POST', headers: type, body: '{}' }),
    await fetchSite('summit', '/mcp', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' }),
    await fetchSite('summit', '/mcp'),
  ];
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404]);
});

for (const { slug, name } of FLEET)
  test(`W6 /llms.txt of ${slug} names the site in Markdown, and every link of it leads somewhere`, async () => {
    const { status, headers, text } = await fetchSite(slug, '/llms.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(text).toMatch(new RegExp(`^# ${name}\n\n> ${name} sells `));
    for (const heading of ['Stock', 'Makes', 'Locations', 'For programs']) expect(text).toContain(`\n## ${heading}\n\n- [`);
    expect(text.includes('/mcp)')).toBe(['harbour', 'redgum'].includes(slug));
    const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, href = '']) => new URL(href));
    expect(links.length).toBeGreaterThan(8);
    for (const { host, pathname, search } of links) {
      expect(host).toBe(hostOf(slug));
      if (pathname !== '/mcp') expect([pathname, (await fetchSite(slug, pathname + search)).status]).toEqual([pathname, 200]);
    }
  });
