import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BodyTemplate, readBodyTemplate } from '#src/adapters/sms/body-template.ts';
import { type GatewayOptions, httpGateway } from '#src/adapters/sms/http-gateway.ts';
import { SmsRefused, type TextMessage } from '#src/adapters/sms/sms.ts';
import { aReceiver, type Receiver } from '#tests/factories/a-receiver.ts';

const KEY = 'key-of-the-gateway';
const CODE = '481516';
const JSON_TEMPLATE = '{"messages":[{"destination":"{to}","body":"{text}","ref":"{id}"}],"unicode":true}';
const FORM_TEMPLATE = 'api=2&to={to}&message={text}&ref={id}';

let gateway: Receiver;
beforeEach(async () => {
  gateway = await aReceiver();
});
afterEach(() => gateway.stop());

const template = (text: string): BodyTemplate => readBodyTemplate(text) ?? expect.fail(`${text} is not a template`);
const aText = (facts: Partial<TextMessage> = {}): TextMessage => ({
  id: 'm-1',
  site: 'harbour',
  to: '+61491570156',
  text: `${CODE} is your Harbour City Motors code.`,
  ...facts,
});
const send = (facts: Partial<TextMessage> = {}, options: Partial<GatewayOptions> = {}) =>
  httpGateway({
    url: gateway.url,
    headers: { Authorization: `Bearer ${KEY}` },
    template: template(JSON_TEMPLATE),
    allowsLoopback: true,
    ...options,
  }).send(aText(facts));
/** The error that sending ended with. */
const refusal = (options: Partial<GatewayOptions> = {}): Promise<unknown> =>
  send({}, options).then(
    () => null,
    (error: unknown) => error,
  );

test('a text message is posted as JSON with its id and the gateway’s headers', async () => {
  await send();
  expect(gateway.received).toMatchObject([
    {
      path: '/leads?from=forecourt',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${KEY}`, 'idempotency-key': 'm-1' },
    },
  ]);
  expect(JSON.parse(gateway.received[0]?.body ?? '')).toEqual({
    messages: [{ destination: '+61491570156', body: '481516 is your Harbour City Motors code.', ref: 'm-1' }],
    unicode: true,
  });
});

test('a text message is posted as a form if the template is one', async () => {
  await send({ text: 'Fish & chips' }, { template: template(FORM_TEMPLATE) });
  expect(gateway.received).toMatchObject([
    {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'api=2&to=%2B61491570156&message=Fish+%26+chips&ref=m-1',
    },
  ]);
});

test.each([200, 201, 202, 204])('an answer of %i means accepted', async (status) => {
  gateway.answer(status);
  await expect(send()).resolves.toBeUndefined();
});

test.each([
  [400, 'The SMS gateway answered 400.'],
  [401, 'The SMS gateway answered 401.'],
  [429, 'The SMS gateway answered 429.'],
  [500, 'The SMS gateway answered 500.'],
])('an answer of %i means refused, and it is not sent again', async (status, sentence) => {
  gateway.answer(status);
  expect(await refusal()).toEqual(new SmsRefused(sentence));
  expect(gateway.received).toHaveLength(1);
});

test('a redirect means refused and is not followed', async () => {
  gateway.answer(307, { Location: gateway.url });
  expect(await refusal()).toEqual(new SmsRefused('The SMS gateway answered 307; redirects are not followed.'));
  expect(gateway.received).toHaveLength(1);
});

test('a gateway that never answers is given up', async () => {
  gateway.answer('never');
  expect(await refusal({ timeoutMs: 200 })).toEqual(
    new SmsRefused('The SMS gateway gave no answer within 0.2 seconds.', { mayHaveArrived: true }),
  );
});

test('a gateway that begins to answer and then says nothing is given up', async () => {
  gateway.answerBy((response) => void response.writeHead(200, { 'Content-Length': 100 }).write('half'));
  expect(await refusal({ timeoutMs: 200 })).toEqual(
    new SmsRefused('The SMS gateway gave no answer within 0.2 seconds.', { mayHaveArrived: true }),
  );
});

test('a gateway that is down means refused', async () => {
  await gateway.stop();
  expect(await refusal()).toEqual(new SmsRefused('The SMS gateway could not be reached (ECONNREFUSED).'));
});

test.each([
  ['a gateway whose name has no address', 'https://gateway.invalid/sms'],
  ['a gateway on a private network', 'https://10.0.0.1/sms'],
])('%s cannot have taken a text message', async (_, url) => {
  expect(await refusal({ url })).toMatchObject({ name: 'SmsRefused', mayHaveArrived: false });
});

test('a gateway whose certificate or encryption is refused cannot have taken a text message', async () => {
  const url = gateway.url.replace('http:', 'https:');
  expect(await refusal({ url })).toMatchObject({ name: 'SmsRefused', mayHaveArrived: false });
});

test('half an answer means refused', async () => {
  gateway.answerBy((response) => response.writeHead(200, { 'Content-Length': 100 }).write('half', () => response.destroy()));
  expect(await refusal()).toEqual(
    new SmsRefused('The SMS gateway stopped before its answer was complete.', { mayHaveArrived: true }),
  );
});

test('a connection that is cut before the answer means refused', async () => {
  gateway.answerBy((response) => response.destroy());
  expect(await refusal()).toEqual(new SmsRefused('The SMS gateway could not be reached (ECONNRESET).', { mayHaveArrived: true }));
});

test('an endless answer means refused, and the connection is closed', async () => {
  const closed = Promise.withResolvers<void>();
  gateway.answerBy((response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
    };
    response.writeHead(200).on('drain', more).on('close', closed.resolve);
    more();
  });
  expect(await refusal()).toEqual(new SmsRefused('The SMS gateway answered with more than 64 KB.', { mayHaveArrived: true }));
  await closed.promise;
});

test('an answer of 64 KB is read whole', async () => {
  gateway.answerBy((response) => response.end('x'.repeat(64 * 1024)));
  await expect(send()).resolves.toBeUndefined();
});

test('a gateway on a private network or by http elsewhere is not called', async () => {
  const elsewhere = (url: string, allowsLoopback: boolean) => refusal({ url, allowsLoopback });
  const notPublic = new SmsRefused('The SMS gateway’s address is not on the public internet.');
  expect(await elsewhere('https://10.0.0.1/sms', true)).toEqual(notPublic);
  expect(await elsewhere('https://169.254.169.254/sms', true)).toEqual(notPublic);
  expect(await elsewhere(gateway.url, false)).toEqual(notPublic);
  expect(await elsewhere('http://1.1.1.1/sms', true)).toEqual(new SmsRefused('The SMS gateway’s address must begin with https.'));
  expect(gateway.received).toHaveLength(0);
});

/** What breaks formats that are put together by hand, among all other characters. */
const trickyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"', '\\', '\r\n', '&', '=', '%', '+', '{text}', '{id}', '$&', '😀', '\0'),
    ),
  )
  .map((parts) => parts.join(''));

test.each([
  [
    'JSON',
    JSON_TEMPLATE,
    (body: string) => (JSON.parse(body) as { messages: { destination: string; body: string }[] }).messages[0],
  ],
  [
    'a form',
    FORM_TEMPLATE,
    (body: string) => {
      const fields = new URLSearchParams(body);
      return { destination: fields.get('to'), body: fields.get('message'), ref: fields.get('ref'), fields: fields.size };
    },
  ],
] as const)('in %s the gateway receives exactly the number and the text', async (_, written, read) => {
  const expected = (to: string, text: string) => ({
    destination: to,
    body: text,
    ref: 'm-1',
    ...(written === FORM_TEMPLATE ? { fields: 4 } : {}),
  });
  await fc.assert(
    fc.asyncProperty(trickyText, trickyText, async (to, text) => {
      await send({ to, text }, { template: template(written) });
      expect(read(gateway.received.at(-1)?.body ?? '')).toEqual(expected(to, text));
    }),
    { numRuns: 60 },
  );
});

test.each([JSON_TEMPLATE, FORM_TEMPLATE])('neither number nor text can add a header or a request: %s', async (written) => {
  await send({}, { template: template(written) });
  const injected = '\r\nX-Injected: yes\r\n\r\nPOST /other HTTP/1.1\r\nHost: other\r\n\r\n';
  await send({ to: `+61491570156${injected}`, text: `Hello${injected}` }, { template: template(written) });
  expect(gateway.received).toHaveLength(2);
  const [plain, tricked] = gateway.received.map(({ headers }) => Object.keys(headers).toSorted());
  expect(tricked).toEqual(plain);
});

test('an id that cannot be a header is not sent', async () => {
  expect(await send({ id: 'm-1\r\nX-Injected: yes' }).catch((error: unknown) => error)).toBeInstanceOf(SmsRefused);
  expect(gateway.received).toHaveLength(0);
});

/** All that an error holds, its causes and the bytes that Node attaches to them included, as text. */
function everythingIn(value: unknown): string {
  if (value instanceof Uint8Array) return Buffer.from(value).toString();
  if (!(value instanceof Error)) return String(value);
  return Object.values(Object.getOwnPropertyDescriptors(value))
    .map((property: PropertyDescriptor) => everythingIn(property.value))
    .join('\n');
}

test('H10.4 no error holds the gateway’s key or the code, even if the gateway repeats what it was sent', async () => {
  const errors: unknown[] = [];
  const failing: Parameters<Receiver['answerBy']>[0][] = [
    (response, { headers, body }) => void response.writeHead(500, `${headers.authorization} ${CODE}`).end(body),
    (response, { headers }) => void response.writeHead(302, { Location: `/?key=${headers.authorization}&text=${CODE}` }).end(),
    // Not HTTP, which Node's parser quotes in its error.
    (response, { headers, body }) => void response.socket?.end(`${headers.authorization} ${body}\r\n\r\n`),
    (response, { headers, body }) =>
      response.writeHead(200, { 'Content-Length': 9_999 }).write(`${headers.authorization} ${body}`, () => response.destroy()),
    () => {},
  ];
  for (const respond of failing) {
    gateway.answerBy(respond);
    errors.push(await refusal({ timeoutMs: 200 }));
  }
  await gateway.stop();
  errors.push(await refusal());
  expect(errors.filter((error) => error instanceof SmsRefused)).toHaveLength(6);
  const shown = errors.map(everythingIn).join('\n');
  expect(shown).not.toContain(KEY);
  expect(shown).not.toContain(CODE);
});
