import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { answerForm } from '#src/http/answer-form.ts';
import { takeLead } from '#src/http/take-lead.ts';
import { tidyLeadCounts } from '#src/jobs/tidy-tables.ts';
import { limitsOf } from '#src/server/limits.ts';
import { readSettings } from '#src/server/settings/read-settings.ts';
import { connect } from '#src/store/connect.ts';
import type { Context, Services } from '#src/use-cases/context.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aSiteFile } from '#tests/factories/a-site-file.ts';
import { aNewPerson, type Posting, postLead } from '#tests/factories/post-lead.ts';
import { someServices } from '#tests/factories/some-services.ts';

let fleet: Fleet;
let site: Context;
let otherSite: Context;
beforeAll(async () => {
  fleet = await aFleet(['first', 'second', 'third'].map((slug) => aSiteFile({ slug })));
  [site, otherSite] = [await fleet.context('first'), await fleet.context('second')];
});
afterAll(() => fleet.end());

const clock = () => NOW.getTime();
const limitedTo = (most: number) => new AddressLimit(most, 600_000, clock);
const perPerson = (most: number): Partial<Services> => ({ leadLimits: { perPerson: most, perSite: 1e6, windowMs: 600_000 } });
const perSite = (most: number): Partial<Services> => ({ leadLimits: { perPerson: 1e6, perSite: most, windowMs: 600_000 } });
const withServices = (facts: Partial<Services>, now = NOW, context = site): Context => ({
  ...context,
  services: someServices(now, facts),
});

let sent = 0;
/** An address, a key and words that nobody used before. */
const anAddress = () => {
  sent += 1;
  return `198.51.${sent >> 8}.${sent & 255}`;
};
const aKey = () => {
  sent += 1;
  return `a key ${sent}`;
};
const aMessage = () => {
  sent += 1;
  return `Message ${sent}`;
};
const contact = (context: Context, facts: object = {}, posting: Posting = {}) =>
  postLead(context, { form: 'contact', ...aNewPerson(), message: aMessage(), ...facts }, { ip: anAddress(), ...posting });
const wish = (budget: number) => ({ form: 'multi-step-enquiry', step: 0, budget });
/** The first of two steps. */
const begin = (context: Context, posting: Posting = {}) => postLead(context, wish(1), { key: aKey(), ...posting });
const statusesOf = (posted: readonly { readonly status: number }[]) => posted.map(({ status }) => status);
const leads = async () => Number((await sql<{ n: string }>`select count(*) as n from lead`.execute(fleet.all)).rows[0]?.n);
const rowOf = async (id: string) =>
  (
    await sql<{ fields: Record<string, string>; steps: { step: number }[] }>`
      select fields, steps from lead where id = ${id}`.execute(fleet.all)
  ).rows[0];

test('H9.1, H9.4 a continued lead counts against its address’s limit: of thirty repeats over a limit of two, one is saved beside the beginning', async () => {
  const context = withServices({ leads: limitedTo(2) });
  const first = await begin(context);
  const repeats = [];
  for (let at = 1; at <= 30; at += 1)
    repeats.push(await postLead(context, { ...wish(20_000 + at), lead_id: first.leadId }, { visitor: first.visitor }));
  expect(statusesOf([first, ...repeats])).toEqual([201, 201, ...Array.from({ length: 29 }, () => 429)]);
  expect(repeats.at(-1)).toMatchObject({
    retryAfter: '600',
    detail: 'That’s a lot at once. Please try again in a few minutes.',
  });
  expect((await rowOf(first.leadId))?.fields.budget).toBe('20001');
});

test('H9 a step that was saved is answered again over its address’s limit', async () => {
  const context = withServices({ leads: limitedTo(2) });
  const first = await begin(context);
  const [key, step] = [aKey(), { ...wish(2), lead_id: first.leadId }];
  const posting = { key, visitor: first.visitor };
  expect(statusesOf([await postLead(context, step, posting), await postLead(context, step, posting)])).toEqual([201, 200]);
});

test('H9.1 an address that repeats one lead without end is refused before its request is read', async () => {
  const context = withServices({ attempts: limitedTo(3) });
  const [lead, posting] = [{ form: 'contact', ...aNewPerson() }, { key: aKey() }];
  const posted = [];
  for (let time = 0; time < 3; time += 1) posted.push(await postLead(context, lead, posting));
  expect(statusesOf(posted)).toEqual([201, 200, 200]);
  const request = new Request('https://dealer.example/api/leads', { method: 'POST', body: '{}' });
  const sender = { ip: '203.0.113.7', visitor: null, session: null, isSecure: true, userAgent: '', page: '' };
  const answer = await takeLead(request, { ...context, sender });
  expect([answer.status, answer.headers.get('retry-after'), request.bodyUsed]).toEqual([429, '600', false]);
});

test('H9 a form without script that meets the limit comes back with what was typed', async () => {
  const body = new URLSearchParams({ form: 'contact', ...aNewPerson(), message: 'My own words.' });
  const request = new Request('https://dealer.example/contact-us', { method: 'POST', body });
  const answer = await answerForm(withServices({ attempts: limitedTo(0) }), request, '/contact-us', () => {});
  expect(answer).toMatchObject({
    status: 429,
    headers: { 'Retry-After': '600' },
    reply: { values: { message: 'My own words.' }, failure: 'That’s a lot at once. Please try again in a few minutes.' },
  });
});

test('H9 a repeated step replaces its entry in the row, and the others stay', async () => {
  const first = await begin(site);
  const posting = { visitor: first.visitor };
  for (const budget of [2, 3, 4]) await postLead(site, { ...wish(budget), lead_id: first.leadId }, posting);
  expect((await rowOf(first.leadId))?.steps).toEqual([{ step: 0, key: expect.any(String), digest: expect.any(String) }]);
  const last = { form: 'multi-step-enquiry', step: 1, lead_id: first.leadId, ...aNewPerson(), PreferredContactMethod: 'Phone' };
  expect((await postLead(site, last, posting)).status).toBe(201);
  expect((await rowOf(first.leadId))?.steps.map(({ step }) => step)).toEqual([0, 1]);
});

test('H9 the last version of a step is told from its repetition, and from other words under its key', async () => {
  const first = await begin(site);
  const send = (budget: number, key: string) =>
    postLead(site, { ...wish(budget), lead_id: first.leadId }, { key, visitor: first.visitor });
  const last = aKey();
  const posted = [await send(2, aKey()), await send(3, last), await send(3, last), await send(4, last)];
  expect(statusesOf(posted)).toEqual([201, 201, 200, 422]);
});

test.each([
  ['email address', ['sam@one.example', 'SAM@one.example', 'sam+x@one.example'], ['', '', '']],
  ['telephone number', ['a@two.example', 'b@two.example', 'c@two.example'], ['0491 570 156', '+61 491 570 156', '0491570156']],
])('H9.2 one %s, from whichever network address and however it is written, has a share of a site', async (_, emails, phones) => {
  const context = withServices(perPerson(2));
  const send = (at: number, of = context) => {
    const own = aNewPerson();
    return contact(of, { email: emails[at], phone: phones[at] === '' ? own.phone : phones[at] });
  };
  const posted = [await send(0), await send(1), await send(2)];
  expect(statusesOf(posted)).toEqual([201, 201, 429]);
  expect(posted[2]?.retryAfter).toBe('600');
  expect((await contact(context)).status).toBe(201);
  expect((await send(2, withServices(perPerson(2), NOW, otherSite))).status).toBe(201);
  const later = new Date(NOW.getTime() + 600_000);
  expect((await send(2, withServices(perPerson(2), later))).status).toBe(201);
});

test('H9.2 of leads that one person sends at the same moment no more than the limit are taken', async () => {
  const [context, { email, phone }, before] = [withServices(perPerson(2)), aNewPerson(), await leads()];
  const gate = new pg.Client({ connectionString: fleet.database.owner });
  await gate.connect();
  onTestFinished(() => gate.end());
  // Whoever is here has been told that there is room, and waits to write.
  const waiting = async () =>
    (await gate.query(`select from pg_locks where relation = 'lead'::regclass and not granted`)).rowCount ?? 0;
  await gate.query('begin');
  await gate.query('lock table lead in exclusive mode');
  const sending = Promise.all(Array.from({ length: 5 }, () => contact(context, { email, phone })));
  await vi.waitUntil(async () => (await waiting()) === 5, { timeout: 10_000 });
  await gate.query('commit');
  const posted = await sending;
  expect(posted.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(posted.filter(({ status }) => status === 429)).toHaveLength(3);
  expect(await leads()).toBe(before + 2);
});

test('H9.2, H9.4 the steps of a lead count for the person who began it, from whichever network address', async () => {
  const context = withServices(perPerson(2));
  const person = aNewPerson();
  const service = { form: 'service', ...person, PreferredContactMethod: 'Phone' };
  const first = await postLead(context, { ...service, step: 0 }, { ip: anAddress() });
  const enquiry = await contact(context, person);
  const car = { 'Vehicle Make': 'Mazda', 'Vehicle Model': 'CX-5', 'Vehicle Year': '2021' };
  const second = await postLead(
    context,
    { form: 'service', step: 1, lead_id: first.leadId, ...car },
    { ip: anAddress(), visitor: first.visitor },
  );
  expect(statusesOf([first, enquiry, second])).toEqual([201, 201, 429]);
});

test('H9.4 the steps of a lead that says nothing of its person yet count for the visitor, from whichever network address', async () => {
  const context = withServices(perPerson(2));
  const first = await begin(context, { ip: anAddress() });
  const again = (budget: number) =>
    postLead(context, { ...wish(budget), lead_id: first.leadId }, { ip: anAddress(), visitor: first.visitor });
  expect(statusesOf([first, await again(2), await again(3)])).toEqual([201, 201, 429]);
});

test('H9 what one person sent before is answered over their limit', async () => {
  const [context, { email, phone }, key] = [withServices(perPerson(1)), aNewPerson(), aKey()];
  const lead = { form: 'contact', ...aNewPerson(), email, phone };
  const posted = [await postLead(context, lead, { key }), await postLead(context, lead, { key })];
  expect(statusesOf([...posted, await contact(context, { email, phone })])).toEqual([201, 200, 429]);
});

test('H9.3 a site takes so many leads, from however many people and addresses, and another site is not held up', async () => {
  const context = withServices(perSite(3), NOW, await fleet.context('third'));
  const posted = [];
  for (let time = 0; time < 5; time += 1) posted.push(await contact(context));
  expect(statusesOf(posted)).toEqual([201, 201, 201, 429, 429]);
  expect(posted[4]).toMatchObject({
    retryAfter: '600',
    detail: 'We’re getting a lot of messages at the moment. Please try again in a few minutes.',
  });
  expect((await contact(withServices(perSite(3), NOW, otherSite))).status).toBe(201);
});

test('H9 refusing a person or a site writes nothing', async () => {
  const context = withServices(perPerson(1));
  const { email, phone } = aNewPerson();
  await contact(context, { email, phone });
  const counts = () => sql`select * from lead_count order by 1, 2, 3, 4`.execute(fleet.all).then(({ rows }) => rows);
  const before = [await leads(), await counts()];
  for (let time = 0; time < 3; time += 1) expect((await contact(context, { email, phone })).status).toBe(429);
  expect([await leads(), await counts()]).toEqual(before);
});

test('H9 a count holds nobody’s address or number', async () => {
  const { email, phone } = aNewPerson();
  await contact(site, { email, phone });
  const { rows } = await sql<{ whole: string }>`select lead_count::text as whole from lead_count`.execute(fleet.all);
  expect(rows.length).toBeGreaterThan(1);
  for (const { whole } of rows) expect(whole).not.toMatch(/shopper|example|04\d{8}/);
});

test('H9 a shopper who sends three different enquiries in ten minutes, with corrections, is not refused by the default limits', async () => {
  const context = { ...site, services: { ...someServices(NOW), ...limitsOf(readSettings({}), clock) } };
  const [person, ip] = [aNewPerson(), anAddress()];
  const posted = [];
  for (const budget of [1000, 2000, 3000]) {
    const first = await begin(context, { ip });
    const posting = { ip, visitor: first.visitor };
    const again = await postLead(context, { ...wish(budget + 1), lead_id: first.leadId }, posting);
    const last = { form: 'multi-step-enquiry', step: 1, lead_id: first.leadId, ...person, PreferredContactMethod: 'Phone' };
    posted.push(first, again, await postLead(context, last, posting));
  }
  expect(statusesOf(posted)).toEqual(Array.from({ length: 9 }, () => 201));
});

test('H9 the counts of a window that is over are deleted, those of the present one stay', async () => {
  const counts = async () =>
    (await sql<{ subject: string }>`select subject from lead_count where subject in ('past', 'present')`.execute(fleet.all)).rows;
  await sql`insert into lead_count (site_id, kind, window_ends, subject, count) values
    (${site.site.id}, 'person', now() - interval '1 second', 'past', 1),
    (${site.site.id}, 'person', now() + interval '1 hour', 'present', 1)`.execute(fleet.all);
  const db = connect(fleet.database.platform, { max: 1 });
  await tidyLeadCounts.run({ db, log: pino({ level: 'silent' }) });
  await db.destroy();
  expect(await counts()).toEqual([{ subject: 'present' }]);
});
