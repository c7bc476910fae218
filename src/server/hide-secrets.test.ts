import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';
import { hideSecrets } from './hide-secrets.ts';
import { type Settings, settingsSchema } from './settings/settings.ts';

const NAMES = Object.keys(settingsSchema.shape) as (keyof Settings)[];
const SECRET = NAMES.filter((name) => settingsSchema.shape[name].meta()?.secret === true);

test.each(SECRET)('H10.4 the value of %s is hidden wherever it is in a line', (name) => {
  const hide = hideSecrets({ [name]: 'some "quoted" secret' });
  expect(hide('before some "quoted" secret after')).toBe('before [hidden] after');
  expect(hide(JSON.stringify({ msg: 'some "quoted" secret' }))).toBe('{"msg":"[hidden]"}');
});

test('H10.4 the password of a URL is hidden too, as it is written and decoded', () => {
  const hide = hideSecrets({ DATABASE_URL: 'postgres://me:p%40ssw0rd@db/x' }, ['postgres:///x?user=app&password=other-one']);
  expect(hide('postgres://me:p%40ssw0rd@db/x')).toBe('[hidden]');
  expect(hide('p%40ssw0rd and p@ssw0rd and other-one')).toBe('[hidden] and [hidden] and [hidden]');
});

test.each([
  ['as it is written', 'postgres://me:first-one@a/x, postgres://me:second-one@b/x'],
  ['as it was read', ['postgres://me:first-one@a/x', 'postgres://me:second-one@b/x']],
])('H10.4 the password of each standby is hidden, from the list %s', (_, DATABASE_REPLICA_URLS) => {
  const hide = hideSecrets({ DATABASE_REPLICA_URLS });
  expect(hide('postgres://me:second-one@b/x, first-one and second-one')).toBe('[hidden], [hidden] and [hidden]');
});

test('H10.4 the values of the SMS gateway’s headers are hidden too, with the scheme before a key and without', () => {
  const hide = hideSecrets({ SMS_HEADERS: '{"Authorization":"Bearer key-of-the-gateway","X-Account":"account-77"}' });
  expect(hide('Bearer key-of-the-gateway, then key-of-the-gateway and account-77')).toBe('[hidden], then [hidden] and [hidden]');
});

test('H10.4 the values of the collector’s headers are hidden too, as they are written and decoded', () => {
  const hide = hideSecrets({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key-of-the-collector,x-team=team-4711' });
  expect(hide('Bearer key-of-the-collector, then key-of-the-collector and team-4711')).toBe(
    '[hidden], then [hidden] and [hidden]',
  );
});

test('H10 no other setting is hidden', () => {
  const hide = hideSecrets({ MAIL_FROM: 'leads@dealer.example', PORT: 3_000_000 });
  expect(hide('leads@dealer.example 3000000')).toBe('leads@dealer.example 3000000');
});

test('H10.4 a logged error says what, where and which code, and nothing that a library attached to it', () => {
  let line = '';
  const to = new Writable({
    write(chunk, _, done) {
      line += String(chunk);
      done();
    },
  });
  const log = createLog({ name: 'test', level: 'info', hide: hideSecrets({ SECRET_KEY: 'the-secret-key' }), to });
  const error = Object.assign(new Error('It broke at the-secret-key.'), {
    code: '23505',
    detail: 'Key (email)=(sam@shopper.example) already exists.',
    client: { connectionParameters: { host: 'db' } },
    config: { auth: { pass: 'mail password' } },
  });
  log.error({ err: error }, 'It failed.');
  const { err } = JSON.parse(line) as { err: Record<string, unknown> };
  expect(err).toEqual({
    type: 'Error',
    message: 'It broke at [hidden].',
    stack: expect.stringMatching(/^Error: It broke at \[hidden\]\.\n\s+at /),
    code: '23505',
  });
});
