import { expect, test } from 'vitest';
import { aContext } from '#tests/factories/a-context.ts';
import { readLead } from './read-lead.ts';

const context = aContext({
  sender: { visitor: 'token' },
  switches: { contactCategories: ['Sales Enquiry'], serviceForm: 'default' },
});
const post = (body: BodyInit, type?: string, headers: Record<string, string> = {}) =>
  readLead(
    new Request('http://x/api/leads', {
      method: 'POST',
      body,
      headers: { ...(type === undefined ? {} : { 'content-type': type }), ...headers },
    }),
    context,
  );
const JSON_TYPE = 'application/json; charset=utf-8';
const sentOf = async (read: ReturnType<typeof post>) => {
  const answer = await read;
  return answer.kind === 'read' ? answer.sent : answer;
};

test.each([
  [{ category: 'Vehicle Enquiry' }, 'enquiry'],
  [{ category: 'Test Drive' }, 'test-drive'],
  [{ category: 'Trade-In' }, 'trade-in'],
  [{ category: 'Service Booking' }, 'service'],
  [{ category: 'General Enquiry' }, 'contact'],
  [{ category: 'General Enquiry', subcategory: 'Career Enquiry' }, 'careers'],
  [{ category: 'Careers Enquiry' }, 'careers'],
  [{ category: 'Sales Enquiry', subcategory: 'Fleet' }, 'contact'],
  [{ form: 'parts', category: 'General Enquiry' }, 'parts'],
])('L17.2 a body with %j and no other name of a form is the form %s', async (body, form) =>
  expect(await sentOf(post(JSON.stringify(body), JSON_TYPE))).toMatchObject({ form }),
);

test('L17.2 a category without a form is refused with a sentence that says what to send', async () =>
  expect(await post(JSON.stringify({ category: 'Lottery' }), JSON_TYPE)).toMatchObject({
    kind: 'refused',
    status: 422,
    detail: 'Please say which form this is, in "form" or in "category" and "subcategory".',
  }));

test('L17.2 a lead is read from JSON, its lists as words and its visit apart', async () => {
  const body = {
    form: 'service',
    step: 1,
    name: 'Sam',
    kms: 12_000,
    opt_in: true,
    additional_services: ['Tyres', 'Brakes'],
    lead_id: 'the lead',
    car_id: 17,
    page_id: '/service',
    idempotency_key: 'key',
    elapsed_ms: 4000,
    lead_attributes: { visited_pages: ['/'], linked_query_params: {} },
  };
  expect(await sentOf(post(JSON.stringify(body), JSON_TYPE))).toMatchObject({
    form: 'service',
    step: 1,
    raw: { name: 'Sam', kms: '12000', opt_in: 'true', additional_services: 'Tyres, Brakes' },
    leadId: 'the lead',
    carKey: '17',
    offerKey: null,
    pageId: '/service',
    idempotencyKey: 'key',
    elapsedMs: 4000,
    attributes: { visited_pages: ['/'] },
    ip: '203.0.113.7',
    visitor: 'token',
  });
});
test('L17b a lead is read from a form, boxes ticked several times as words', async () => {
  const form = new URLSearchParams([
    ['form', 'contact'],
    ['name', 'Sam'],
    ['additional_services', 'Tyres'],
    ['additional_services', 'Brakes'],
    ['lead_attributes', '{"visited_pages":["/a"]}'],
    ['__proto__', 'x'],
  ]);
  const sent = await sentOf(post(form));
  expect(sent).toMatchObject({
    step: 0,
    raw: { name: 'Sam', additional_services: 'Tyres, Brakes' },
    carKey: null,
    offerKey: null,
    leadId: null,
    idempotencyKey: null,
    elapsedMs: null,
    attributes: { visited_pages: ['/a'] },
  });
});
test('L17c a document comes with a multipart form', async () => {
  const form = new FormData();
  form.set('form', 'careers');
  form.set('resume', new File(['%PDF-'], 'me.pdf', { type: 'application/pdf' }));
  const sent = await sentOf(post(form));
  expect(sent).toMatchObject({
    raw: { resume: 'me.pdf' },
    uploads: [{ name: 'me.pdf', type: 'application/pdf', size: 5 }],
  });
  expect('uploads' in sent && (await sent.uploads[0]?.read())).toEqual(new TextEncoder().encode('%PDF-'));
});
test('L17d a header’s key takes precedence over the body’s', async () =>
  expect(await sentOf(post('{"form":"contact","idempotency_key":"b"}', JSON_TYPE, { 'Idempotency-Key': 'a' }))).toMatchObject({
    idempotencyKey: 'a',
  }));

test.each([
  ['text', 'hello', 'text/plain', 415],
  ['JSON that is none', '{', JSON_TYPE, 400],
  ['a list', '[]', JSON_TYPE, 400],
  ['parts without a boundary', 'x', 'multipart/form-data', 400],
  ['a form that nobody knows', '{"form":"toString"}', JSON_TYPE, 422],
  ['no form at all', '{}', JSON_TYPE, 422],
  ['more than 64 KB', JSON.stringify({ form: 'contact', message: 'x'.repeat(65 * 1024) }), JSON_TYPE, 413],
  ['much more of a form', `message=${'x'.repeat(65 * 1024)}`, 'application/x-www-form-urlencoded', 413],
])('I4g %s is refused with a reason', async (_, body, type, status) => {
  const answer = await post(body, type);
  expect(answer).toMatchObject({ kind: 'refused', status, detail: expect.stringMatching(/\.$/) });
});
test('I4h a body that grows without saying how large it is is cut off', async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(16 * 1024));
    },
  });
  const sent: RequestInit & { duplex: 'half' } = { method: 'POST', body: endless, duplex: 'half' };
  const request = new Request('http://x', { ...sent, headers: { 'content-type': JSON_TYPE } });
  expect(await readLead(request, context)).toMatchObject({ status: 413 });
  // Ten times the limit of 64 KB, so that the sender hears the answer, and what is on its way.
  expect(pulled).toBeLessThan(45);
});
