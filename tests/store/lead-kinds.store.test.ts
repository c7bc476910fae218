import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeLead } from '#src/http/take-lead.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { LeadFacts } from '#src/use-cases/leads/gather-lead-facts.ts';
import { manageLeads } from '#src/use-cases/leads/manage-leads.ts';
import { writeWebhookBody } from '#src/use-cases/leads/write-webhook-body.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { A_PERSON } from '#tests/factories/a-sent-lead.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { someServices } from '#tests/factories/some-services.ts';

let fleet: Fleet;
let context: Context;
beforeAll(async () => {
  fleet = await aFleet([
    aSiteFile({ slug: 'ours', dealerships: [aDealership('ours-motors', { switches: { leadEmails: ['sales@ours.example'] } })] }),
  ]);
  context = await fleet.context('ours');
});
afterAll(() => fleet.end());

/** Posts a body to POST /api/leads, as another program would. */
async function post(body: object, headers: Record<string, string> = {}) {
  const sender = { ip: '203.0.113.7', visitor: 'a visitor', session: null, isSecure: true, userAgent: 'A browser', page: '/' };
  const request = new Request('http://ours.localhost/api/leads', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const answer = await takeLead(request, { ...context, sender, services: someServices(NOW) });
  return { status: answer.status, body: (await answer.json()) as { lead_id: string; detail?: string } };
}

async function stored(id: string) {
  const { rows } = await sql<{ form: string; category: string; subcategory: string | null; isSpam: boolean; queued: number }>`
    select l.form, l.category, l.subcategory, l.is_spam,
      (select count(*)::int from delivery d where d.lead_id = l.id and d.channel = 'dealer-email') as queued
    from lead l where l.id = ${id}`.execute(fleet.all);
  return rows[0];
}

test.each([
  ['enquiry', {}],
  ['test-drive', {}],
  ['request-photos', {}],
  ['finance', { postcode: '4006' }],
  ['trade-in', { postcode: '4006' }],
  ['careers', {}],
  ['offer', {}],
  ['call-back', { PreferredContactMethod: 'Phone' }],
] as const)('L1.1 the form %s is taken by the one pipeline, and goes to the dealer', async (form, more) => {
  const { status, body } = await post({ ...A_PERSON, ...more, form });
  expect(status).toBe(201);
  expect(await stored(body.lead_id)).toMatchObject({ form, queued: 1 });
});

test('L1.1 a service booking is taken by the same pipeline, step by step, and goes to the dealer with the last', async () => {
  const steps = [
    { ...A_PERSON, PreferredContactMethod: 'Phone' },
    { 'Vehicle Make': 'Mazda', 'Vehicle Model': 'CX-5', 'Vehicle Year': '2021' },
    { 'Service Interval': '15,000km or 12 months', 'Preferred Service Date': '2099-12-02' },
  ];
  let lead: string | undefined;
  for (const [step, fields] of steps.entries()) {
    const { status, body } = await post({ ...fields, form: 'service', step, lead_id: lead });
    expect(status).toBeLessThan(300);
    lead = body.lead_id;
  }
  expect(await stored(lead ?? '')).toMatchObject({ form: 'service', queued: 1 });
});

const EXTRA: Readonly<Record<string, object>> = { 'call-back': { PreferredContactMethod: 'Phone' } };

test.each(['contact', 'enquiry', 'call-back', 'offer', 'test-drive'])(
  'L9.1 the form %s with the category Careers Enquiry is filed as a general career enquiry',
  async (form) => {
    const { body } = await post({ ...A_PERSON, ...EXTRA[form], form, category: 'careers enquiry' });
    expect(await stored(body.lead_id)).toMatchObject({ form, category: 'General Enquiry', subcategory: 'Career Enquiry' });
  },
);

test('L17.2 a body with category and subcategory and no form is taken, and filed under both', async () => {
  const { status, body } = await post({
    ...A_PERSON,
    category: 'General Enquiry',
    subcategory: 'Opening hours',
    page_id: '/about-us',
  });
  expect(status).toBe(201);
  expect(await stored(body.lead_id)).toMatchObject({
    form: 'contact',
    category: 'General Enquiry',
    subcategory: 'Opening hours',
  });
});

test('L17.2 additional services are kept with a lead of whichever form', async () => {
  const { body } = await post({ ...A_PERSON, form: 'enquiry', additional_services: ['Loan car', 'Wash'] });
  const { rows } = await sql<{ told: string }>`
    select fields ->> 'additional_services' as told from lead where id = ${body.lead_id}`.execute(fleet.all);
  expect(rows).toEqual([{ told: 'Loan car, Wash' }]);
});

test('L17.2 a subcategory that is far too long is refused in words', async () =>
  expect(await post({ ...A_PERSON, category: 'General Enquiry', subcategory: 'x'.repeat(90) })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'subcategory', message: 'Please use no more than 80 characters.' }] },
  }));

test('L17.2 a webhook is given the additional services as a list', () => {
  const facts = {
    lead: { fields: { additional_services: 'Wash and vacuum, Loan car' }, createdAt: NOW, booking: null },
    car: null,
  };
  const given = { ...facts, site: { slug: 'ours' }, dealership: null, location: null } as unknown as LeadFacts;
  expect(JSON.parse(writeWebhookBody(given, 'delivery')).fields).toEqual({
    additional_services: ['Wash and vacuum', 'Loan car'],
  });
});

test('L3.3 what a program filled and a person then sends without script is a lead of its own, and goes to the dealer', async () => {
  const words = { ...A_PERSON, form: 'contact', message: 'Is the yard open on Sunday?' };
  const held = await post({ ...words, company_website: 'http://x' });
  const sent = await post(words);
  expect(sent.body.lead_id).not.toBe(held.body.lead_id);
  expect(await stored(held.body.lead_id)).toMatchObject({ isSpam: true, queued: 0 });
  expect(await stored(sent.body.lead_id)).toMatchObject({ isSpam: false, queued: 1 });
  expect((await post(words)).body.lead_id).toBe(sent.body.lead_id);
});

test('L3.3 a lead that a person marked as spam does not swallow the same words sent again without script', async () => {
  const words = { ...A_PERSON, form: 'contact', message: 'Please ring me about the ute.' };
  const first = await post(words);
  const inbox = await manageLeads(fleet.all, 'ours', () => NOW);
  await inbox?.hold(first.body.lead_id);
  const second = await post(words);
  expect(second.body.lead_id).not.toBe(first.body.lead_id);
  expect(await stored(second.body.lead_id)).toMatchObject({ isSpam: false, queued: 1 });
});

test('L1.3 a repetition with the browser’s key stays the lead that was marked as spam', async () => {
  const key = { 'idempotency-key': 'a key that only the browser knows' };
  const words = { ...A_PERSON, form: 'contact', message: 'And the trailer?' };
  const first = await post(words, key);
  const inbox = await manageLeads(fleet.all, 'ours', () => NOW);
  await inbox?.hold(first.body.lead_id);
  expect((await post(words, key)).body.lead_id).toBe(first.body.lead_id);
});
