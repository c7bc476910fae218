import { expect, test } from 'vitest';
import { type Sending, sendLead } from './send-lead.ts';

const SENDING: Sending = {
  form: 'enquiry',
  step: 0,
  isLast: true,
  car: '2022-mazda-cx-5',
  offer: null,
  leadId: null,
  key: 'a key',
  page: '/cars/2022-mazda-cx-5',
  elapsedMs: 4000.4,
  trail: { visited_pages: ['/'], linked_query_params: { gclid: 'abc' } },
  fields: { name: 'Sam', 'Vehicle Make': 'Mazda' },
  document: null,
};
const answering = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));

test('L12.4 a step is sent with its fields, its page, its trail and the browser’s key', async () => {
  let asked: RequestInit = {};
  await sendLead(SENDING, (_address, init) => {
    asked = init ?? {};
    return Promise.resolve(Response.json({ lead_id: 'abc' }, { status: 201 }));
  });
  expect(new Headers(asked.headers).get('idempotency-key')).toBe('a key');
  expect(JSON.parse(asked.body as string)).toEqual({
    name: 'Sam',
    'Vehicle Make': 'Mazda',
    form: 'enquiry',
    step: 0,
    lead_status: 'Complete',
    form_completed: true,
    car_id: '2022-mazda-cx-5',
    page_id: '/cars/2022-mazda-cx-5',
    elapsed_ms: 4000,
    lead_attributes: { visited_pages: ['/'], linked_query_params: { gclid: 'abc' } },
  });
});
test('a document goes with the form that carries it', async () => {
  let body: unknown;
  const document = new File(['%PDF-'], 'résumé.pdf', { type: 'application/pdf' });
  await sendLead({ ...SENDING, form: 'careers', document }, (_address, init) => {
    body = init?.body;
    return Promise.resolve(Response.json({ lead_id: 'abc' }, { status: 201 }));
  });
  const form = body as FormData;
  expect([form.get('form'), (form.get('resume') as File).name]).toEqual(['careers', 'résumé.pdf']);
});
test.each([200, 201])('L8a an answer of %i with a lead_id is a success', async (status) =>
  expect(await sendLead(SENDING, answering(status, { lead_id: 'abc' }))).toEqual({ kind: 'accepted', leadId: 'abc' }),
);
test('L7a what is wrong with fields is told by field', async () => {
  const errors = [{ field: 'phone', message: 'Please enter your phone number.' }];
  expect(await sendLead(SENDING, answering(422, { detail: 'x', errors }))).toEqual({ kind: 'invalid', errors });
});
test('L8b a failure keeps the server’s message', async () =>
  expect(await sendLead(SENDING, answering(409, { detail: 'That time was just taken.' }))).toEqual({
    kind: 'failed',
    message: 'That time was just taken.',
    status: 409,
  }));
test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is no JSON', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
  ['a success without a lead', answering(200, {})],
  ['an answer that is null', answering(500, null)],
])('L8c %s is a failure without a message, and never thrown', async (_what, ask) =>
  expect(await sendLead(SENDING, ask)).toMatchObject({ kind: 'failed', message: null }),
);

test('L8.4 sending ends when no answer comes, so that it can be sent again', async () => {
  let signal: AbortSignal | null | undefined;
  await sendLead(SENDING, (_address, init) => {
    signal = init?.signal;
    return Promise.reject(new DOMException('It took too long.', 'TimeoutError'));
  });
  expect(signal).toBeInstanceOf(AbortSignal);
});
