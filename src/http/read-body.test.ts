import { expect, test } from 'vitest';
import { MAX_FIELDS, MAX_JSON_DEPTH } from '#src/rules/input/limits.ts';
import { BodyBudget } from '#src/use-cases/limits/bound-bodies.ts';
import { bytesOf, readBody } from './read-body.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const BOUNDARY = '----WebKitFormBoundaryABCDEFGHIJKLMNOP';
const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const read = (body: string, type: string) =>
  readBody(new Request('http://x/', { method: 'POST', body, headers: { 'content-type': type } }), {
    budget: new BodyBudget(1e9, 1e9),
    ip: '203.0.113.7',
  });
const part = (name: string, value = 'x', header = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${header}\r\n\r\n${value}\r\n`;
const parts = (...all: string[]) => `${all.join('')}--${BOUNDARY}--\r\n`;
const nested = (levels: number) => `{"form":"contact","name":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
const tooMany = { kind: 'refused', status: 413, detail: 'This has too many fields. Please send no more than 200.' };

test('H8.3 a form with 32,700 fields of one name is refused by its number of fields', async () =>
  expect(await read('a&'.repeat(32_700), FORM_TYPE)).toEqual(tooMany));

test('H8.3 a form of 60,000 parts is refused by its number of parts', async () =>
  expect(await read(parts(part('a').repeat(60_000)), MULTIPART_TYPE)).toEqual(tooMany));

test('H8.3 JSON with more fields than a form may have is refused', async () => {
  const fields = (count: number) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, ''])));
  expect(await read(fields(MAX_FIELDS + 1), JSON_TYPE)).toEqual(tooMany);
  expect(await read(fields(MAX_FIELDS), JSON_TYPE)).toMatchObject({ kind: 'read' });
});

test.each([
  ['a form', FORM_TYPE, (count: number) => Array.from({ length: count }, () => 'a=1').join('&')],
  ['a form of parts', MULTIPART_TYPE, (count: number) => parts(part('a', '1').repeat(count))],
])('H8.3 %s may have 200 fields and no more', async (_what, type, make) => {
  const whole = await read(make(MAX_FIELDS), type);
  expect(whole).toMatchObject({ kind: 'read', body: { a: Array.from({ length: MAX_FIELDS }, () => '1') } });
  expect(await read(make(MAX_FIELDS + 1), type)).toEqual(tooMany);
});

test('H8.3 JSON nested 15,000 deep is refused with a reason', async () =>
  expect(await read(nested(15_000), JSON_TYPE)).toEqual({
    kind: 'refused',
    status: 400,
    detail: 'This JSON is nested too deeply. Please send no more than 20 levels.',
  }));

test('H8.3 JSON may be nested 20 deep and no deeper', async () => {
  expect(await read(nested(MAX_JSON_DEPTH), JSON_TYPE)).toMatchObject({ kind: 'read' });
  expect(await read(nested(MAX_JSON_DEPTH + 1), JSON_TYPE)).toMatchObject({ status: 400 });
});

test('H8.3 the text of a multipart form may be no longer than that of any form', async () => {
  const words = (count: number) => parts(part('message', 'x'.repeat(count)));
  expect(await read(words(65 * 1024), MULTIPART_TYPE)).toMatchObject({ status: 413, detail: 'This is too large to send.' });
  expect(await read(words(60 * 1024), MULTIPART_TYPE)).toMatchObject({ kind: 'read' });
});

test('H8 a document of five megabytes still comes with its form', async () => {
  const document = part('resume', 'x'.repeat(5 * 1024 * 1024), '; filename="me.pdf"\r\nContent-Type: application/pdf');
  const answer = await read(parts(part('form', 'careers'), document), MULTIPART_TYPE);
  expect(answer.kind === 'read' && answer.body).toEqual({ form: 'careers' });
  expect(answer.kind === 'read' && answer.files[0]?.size).toBe(5 * 1024 * 1024);
});

test('H8.3 a part with 100,000 headers is not parsed', async () =>
  expect(await read(parts(part('a', 'x', '\r\nx: y'.repeat(100_000))), MULTIPART_TYPE)).toMatchObject({ status: 400 }));

test('H8 the parts are counted by the boundary that they are parsed by, whichever the header names', async () => {
  const decoy = `multipart/form-data; boundary=decoydecoydecoydecoydecoydecoy; boundary=${BOUNDARY}`;
  expect(await read(parts(part('a').repeat(1000)), decoy)).toMatchObject({ kind: 'refused' });
});

test('H8 a repeated field keeps its values in their order, whatever it is called', async () => {
  const answer = await read('b=1&__proto__=x&b=2&a=3&b=&__proto__=y', FORM_TYPE);
  const body = answer.kind === 'read' ? answer.body : {};
  expect(Object.entries(body)).toEqual([
    ['b', ['1', '2', '']],
    ['__proto__', ['x', 'y']],
    ['a', '3'],
  ]);
});

test.each([
  ['no more than allowed', 10, { length: 10, sent: 10, isCut: false }],
  ['a little more', 15, { length: null, sent: 15, isCut: false }],
  ['far more', 1_000, { length: null, sent: 101, isCut: true }],
])('H8.3 a body of %s that says nothing of its length is read as far as its answer needs', async (_what, size, expected) => {
  let [sent, isCut] = [0, false];
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent === size) return controller.close();
        sent += 1;
        controller.enqueue(new Uint8Array(1));
      },
      cancel() {
        isCut = true;
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', body, duplex: 'half' };
  const bytes = await bytesOf(new Request('http://x/', init), 10);
  expect({ length: bytes?.length ?? null, sent, isCut }).toEqual(expected);
});
