import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitorHash } from '#src/use-cases/leads/recognise-visitor.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { type Assistant, anAssistant } from '#tests/factories/an-assistant.ts';
import { anEdge } from '#tests/factories/an-edge.ts';
import { aNewPerson } from '#tests/factories/post-lead.ts';
import { someServices } from '#tests/factories/some-services.ts';

let fleet: Fleet;
let edge: Awaited<ReturnType<typeof anEdge>>;
let assistant: Assistant;
let [car, other]: [number, number] = [0, 0];

const PHONE = '07 3000 1111';
beforeAll(async () => {
  fleet = await aFleet([
    aSiteFile({
      slug: 'harbour',
      switches: { agentTools: true },
      dealerships: [aDealership('harbour-motors', { phone: PHONE })],
    }),
    aSiteFile({
      slug: 'summit',
      switches: { agentTools: true, requiresTerms: true, showsPhones: true, garageEnabled: false, financeEnabled: false },
      dealerships: [aDealership('summit-toyota', { phone: PHONE }), aDealership('summit-mg')],
    }),
    aSiteFile({ slug: 'quiet' }),
  ]);
  await fleet.stock('harbour-motors', [
    aVehicle({ stocknum: 'H1', make: 'Toyota', model: 'Hilux', price: 30_000 }),
    aVehicle({ stocknum: 'H2', make: 'Mazda', model: 'CX-5', price: 20_000 }),
  ]);
  await fleet.stock('summit-toyota', [aVehicle({ stocknum: 'S1' })]);
  edge = await anEdge(fleet, {});
  assistant = await at('harbour');
  [car = 0] = await idsOf(assistant);
  [other = 0] = await idsOf(await at('summit'));
});
afterAll(() => fleet.end());

const hostOf = (slug: string) => `${slug}.localhost:3000`;
const urlOf = (slug: string) => `http://${hostOf(slug)}/mcp`;
const at = (slug: string, way = edge) =>
  anAssistant(urlOf(slug), (request) => {
    request.headers.set('host', hostOf(slug));
    return way(request, '203.0.113.7');
  });
const idsOf = async (of: Assistant) =>
  ((await of.call('search_stock')).found as unknown as { vehicles: readonly { id: number }[] }).vehicles.map(({ id }) => id);
const leads = async () =>
  (
    await sql<{ fields: Record<string, string>; site: string; visitors: readonly string[] }>`
    select lead.fields, site.slug as site, lead.visitors from lead join site on site.id = lead.site_id order by lead.created_at`.execute(
      fleet.all,
    )
  ).rows;

const anEnquiry = (facts: Readonly<Record<string, unknown>> = {}) => {
  const { name, email, phone } = aNewPerson();
  const person = { first_name: name, email, phone, message: 'Is it still here?' };
  return { consent: true, idempotency_key: randomUUID(), ...person, ...facts };
};

/** A message that is sent without the protocol's client. */
const post = (slug: string, body: string, headers: Record<string, string> = {}, way = edge) =>
  way(
    new Request(urlOf(slug), {
      method: 'POST',
      headers: {
        host: hostOf(slug),
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body,
    }),
    '203.0.113.9',
  );
const calling = (name: string, args: unknown) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });

test('W6 an assistant finds, looks at and compares what the site’s own search lists', async () => {
  const { found } = await assistant.call('search_stock', { filters: { make: ['Mazda'] }, ranges: { price: { max: 25_000 } } });
  expect(found).toMatchObject({
    count: 1,
    vehicles: [{ price: 20_000, url: expect.stringMatching(/^http:\/\/harbour\.localhost/) }],
  });
  const whole = await assistant.call('get_vehicle', { vehicle_id: car });
  expect(whole.found).toMatchObject({ id: car, price: 30_000, make: 'Toyota' });
  const side = await assistant.call('compare', { vehicle_ids: [...(await idsOf(assistant)), 999_999] });
  expect(side.found).toMatchObject({ vehicles: [{ id: car }, {}], not_found: [999_999] });
});

test('W6 an assistant is told what a price means, also where only the site says it', async () => {
  const { found } = await assistant.call('search_stock');
  const whole = await assistant.call('get_vehicle', { vehicle_id: car });
  const { priceTypeText } = (await fleet.context('harbour')).site.switches;
  expect(found).toMatchObject({ vehicles: [{ price_type: priceTypeText }, { price_type: priceTypeText }] });
  expect(whole.found).toMatchObject({ price_type: priceTypeText });
});

test('W6 a site has the tools whose pages it has, and shows a phone number only where its pages do', async () => {
  const names = async (of: Assistant) => (await of.client.listTools()).tools.map(({ name }) => name);
  expect(await names(assistant)).toEqual(['search_stock', 'get_vehicle', 'compare', 'opening_hours', 'send_enquiry']);
  const summit = await at('summit');
  expect(await names(summit)).not.toContain('compare');
  const phoneOf = async (of: Assistant) =>
    ((await of.call('opening_hours')).found as unknown as { locations: readonly { phone: string | null }[] }).locations[0]?.phone;
  expect([await phoneOf(assistant), await phoneOf(summit)]).toEqual([null, PHONE]);
});

test('W6 an enquiry goes the way of the form, once for each key, without a word of consent to news', async () => {
  const before = await leads();
  const sent = anEnquiry({ vehicle_id: car });
  const [first, again] = [await assistant.call('send_enquiry', sent), await assistant.call('send_enquiry', sent)];
  expect(first.found).toMatchObject({ sent_before: false });
  expect(again.found).toEqual({ ...first.found, sent_before: true });
  const added = (await leads()).slice(before.length);
  expect(added).toMatchObject([
    { site: 'harbour', fields: { email: sent.email, message: sent.message, opt_in: 'false', page_id: '/mcp' } },
  ]);
});

test('W6 without consent, a key or a way to reach the person nothing is sent, and a sentence says why', async () => {
  const before = await leads();
  for (const [facts, words] of [
    [{ consent: false }, /Ask the person first/],
    [{ idempotency_key: 'short' }, /random key/],
    [{ email: 'nobody' }, /email: Please enter an email address/],
    [{ phone: '1' }, /phone: Please enter a phone number/],
    [{ first_name: ' ' }, /first_name: Please enter your first name/],
    [{ vehicle_id: other }, /lists no such vehicle/],
    [{ message: 'x'.repeat(5_000) }, /message/],
    [{ company_website: 'https://spam.example' }, /company_website/],
  ] as const)
    expect(await assistant.call('send_enquiry', anEnquiry(facts)), JSON.stringify(facts)).toEqual({
      found: null,
      text: expect.stringMatching(words),
    });
  const summit = await at('summit');
  const unsure = await summit.call('send_enquiry', anEnquiry());
  expect(unsure.text).toMatch(/dealership: .*agrees_to_terms: .*Dealerships: summit-toyota, summit-mg/);
  expect(await leads()).toEqual(before);
});

test('W6 markup and control characters of an enquiry are stored as the words they are, on one site only', async () => {
  const before = await leads();
  const message = '<script>alert(1)</script>\u0000\u001b[31m {{7*7}}';
  await assistant.call('send_enquiry', anEnquiry({ message }));
  const [added] = (await leads()).slice(before.length);
  expect(added).toMatchObject({ site: 'harbour', fields: { message: expect.stringContaining('<script>alert(1)</script>') } });
  expect(added?.fields.message).not.toMatch(/\p{Cc}/u);
});

test('W6 another site’s vehicle is one that never existed, to every tool', async () => {
  const asked = [other, 888_888_888].map((id) => [
    assistant.call('get_vehicle', { vehicle_id: id }),
    assistant.call('compare', { vehicle_ids: [id, id + 1] }),
    assistant.call('send_enquiry', anEnquiry({ vehicle_id: id })),
  ]);
  const [theirs, never] = await Promise.all(asked.map((calls) => Promise.all(calls)));
  expect(theirs).toEqual(never);
  expect(theirs?.map(({ found }) => found)).toEqual([null, null, null]);
});

test('H9 an address that calls a thousand times in a minute is told when to come back, and nobody else notices', async () => {
  const limited = await anEdge(fleet, { services: someServices(NOW, { agentCalls: new AddressLimit(120, 60_000, () => 0) }) });
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const statuses = [];
  let last: Response | undefined;
  for (let call = 0; call < 1000; call += 1) {
    last = await post('harbour', list, {}, limited);
    statuses.push(last.status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.filter((status) => status === 429)).toHaveLength(880);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await (await at('harbour', limited)).call('opening_hours')).found).not.toBeNull();
});

test('H9 enquiries of assistants have the limits of the form', async () => {
  const services = someServices(NOW, { attempts: new AddressLimit(2, 60_000, () => 0) });
  const few = await at('harbour', await anEdge(fleet, { services }));
  const sent = [];
  for (let time = 0; time < 3; time += 1) sent.push(await few.call('send_enquiry', anEnquiry()));
  expect(sent.map(({ found }) => found !== null)).toEqual([true, true, false]);
  expect(sent[2]?.text).toMatch(/Try again in \d+ seconds/);
});

test('W6 a page of another site cannot use it, and one of the site’s own acts for no visitor', async () => {
  const before = await leads();
  const enquiry = calling('send_enquiry', anEnquiry());
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { cookie: 'visitor=a' },
  ])
    expect((await post('harbour', enquiry, headers)).status).toBe(403);
  expect(await leads()).toEqual(before);
  const visitor = 'abcdefghijklmnopqrstuv';
  const own = await post('harbour', enquiry, { origin: 'http://harbour.localhost:3000', cookie: `visitor=${visitor}` });
  expect([own.status, own.headers.get('set-cookie')]).toEqual([200, null]);
  const added = (await leads()).slice(before.length);
  expect(added).toHaveLength(1);
  expect(added[0]?.visitors).not.toContain(visitorHash(visitor));
});

test('H8 what is too large, too deep, too wide or no message at all is refused without an error of ours', async () => {
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
  for (const [body, status] of [
    ['x'.repeat(70_000), 413],
    [`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${deep}}`, 400],
    [calling('search_stock', { text: Array.from({ length: 10_000 }, () => 1) }), 413],
    [`[${Array.from({ length: 50 }, () => calling('search_stock', {})).join(',')}]`, 400],
    ['{"jsonrpc":"2.0"}', 400],
    ['nothing', 400],
    ['', 400],
  ] as const) {
    const answer = await post('harbour', body);
    expect([body.slice(0, 60), answer.status]).toEqual([body.slice(0, 60), status]);
  }
  expect((await post('harbour', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
});

test('W6 wrong types, unknown tools and a subscription are answered in words, and show nothing of the insides', async () => {
  for (const body of [
    calling('drop_tables', {}),
    calling('search_stock', { text: 7, page: -1, filters: { __proto__: ['a'], nothing: ['b'] } }),
    calling('search_stock', { filters: { make: 'Toyota' } }),
    calling('get_vehicle', { vehicle_id: '1; drop table lead' }),
    calling('get_vehicle', { vehicle_id: 1e99 }),
    calling('compare', { vehicle_ids: [] }),
    calling('estimate_repayment', { amount: 'much' }),
    calling('send_enquiry', null),
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: {} }),
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'no/such' }),
  ]) {
    const answer = await post('harbour', body);
    const text = await answer.text();
    expect([body, answer.status < 500]).toEqual([body, true]);
    expect(text, body).toMatch(/"isError":true|"error":/);
    expect(text, body).not.toMatch(/node_modules|\/src\/|TypeError| at \w+ \(/);
    expect(text.length, body).toBeLessThan(4_000);
  }
});

test('W6 a site that has not switched it on has nothing there', async () => {
  const answer = await post('quiet', calling('search_stock', {}));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
});
