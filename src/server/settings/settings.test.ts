import { describe, expect, test } from 'vitest';
import { mailboxFolder } from './data-folders.ts';
import { drainMs } from './drain-time.ts';
import { BadSettings, readSettings } from './read-settings.ts';
import { SETTINGS_FOR, settingsSchema } from './settings.ts';

const messageFor = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof BadSettings) return error.message;
    throw error;
  }
  return 'accepted';
};

const DEFAULTS = {
  PORT: 3000,
  HOST: '127.0.0.1',
  PROCESSES: 'both',
  DATABASE_REPLICA_URLS: [],
  DATA_DIR: '.data',
  SHOWROOM_MB: 512,
  PAYMENT_NOTICES_PER_ADDRESS: 3000,
  STOCK_FILES_PER_ADDRESS: 120,
  AGENT_CALLS_PER_ADDRESS: 120,
  AGENT_CALLS_PER_SITE: 1200,
  PAGE_CACHE_MB: 64,
  IMAGE_CACHE_MB: 256,
  PICTURES_AT_ONCE: 2,
  PICTURES_WAITING: 120,
  PAGES_WAITING: 100,
  READ_CONNECTIONS: 6,
  READS_WAITING: 24,
  LEAD_CONNECTIONS: 6,
  PICTURES_DIR: 'demo/pictures/layers',
  PHOTOS_S3_REGION: 'ap-southeast-2',
  PHOTOS_S3_PREFIX: 'photos/',
  SITES_DIR: 'sites',
  SITE_HOSTS: 'local',
  MAIL_FROM: 'leads@forecourt.example',
  WEBHOOK_LOOPBACK: 'refused',
  SMS_HEADERS: '{}',
  SMS_BODY: '{"to":"{to}","text":"{text}"}',
  TRUSTED_PROXIES: [],
  CONNECTIONS_PER_ADDRESS: 128,
  CONNECTIONS: 5_000,
  REQUEST_SECONDS: 30,
  KEEP_ALIVE_SECONDS: 5,
  REQUEST_HEADER_KB: 16,
  REQUEST_HEADERS: 100,
  LEADS_PER_ADDRESS: 60,
  LEAD_ATTEMPTS_PER_ADDRESS: 600,
  LEADS_PER_PERSON: 30,
  LEADS_PER_SITE: 2000,
  RESERVATIONS_PER_ADDRESS: 30,
  HOLDS_PER_ADDRESS: 10,
  HOLDS_PER_SITE_PERCENT: 10,
  LEADS_WINDOW_MINUTES: 10,
  UPLOAD_MB_PER_ADDRESS: 25,
  UPLOAD_MB_PER_SITE: 250,
  UPLOAD_WINDOW_MINUTES: 60,
  ARRIVING_MB: 96,
  ARRIVING_MB_PER_ADDRESS: 24,
  BOOKINGS_PER_ADDRESS: 5,
  BOOKINGS_WINDOW_HOURS: 24,
  BOOKING_CHANGES_PER_ADDRESS: 20,
  BOOKING_MOVES: 10,
  CONFIRMATIONS_PER_RECIPIENT_HOUR: 3,
  CONFIRMATIONS_PER_RECIPIENT_DAY: 6,
  CONFIRMATIONS_PER_SITE_HOUR: 300,
  CONFIRMATIONS_PER_ADDRESS_HOUR: 20,
  REGO_LOOKUPS_PER_ADDRESS: 30,
  REGO_LOOKUPS_PER_SITE: 3000,
  VIEWS_PER_ADDRESS: 300,
  VIEWS_PER_SITE: 50_000,
  SHEETS_PER_ADDRESS: 60,
  CODES_PER_PHONE_HOUR: 3,
  CODES_PER_ADDRESS_HOUR: 10,
  CODES_PER_SITE_HOUR: 300,
  SMS_PER_SITE_DAY: 1000,
  SHEETS_WAITING: 20,
  ESTIMATES_WAIT_SECONDS: 20,
  INDEXNOW_URL: 'https://api.indexnow.org/indexnow',
  METRICS_HOST: '127.0.0.1',
  OTEL_SERVICE_NAME: 'forecourt',
  OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
  OTEL_TRACES_SAMPLER_ARG: 0.01,
  LOG_LEVEL: 'info',
};

test('I5.1 nothing set gives the defaults, such as 127.0.0.1 for HOST', () => expect(readSettings({})).toEqual(DEFAULTS));

test('an empty value counts as not set', () => {
  const empty = Object.fromEntries(Object.keys(settingsSchema.shape).map((name) => [name, name === 'PORT' ? ' ' : '']));
  expect(readSettings(empty)).toEqual(DEFAULTS);
});

test('what is set is read', () => {
  const env = {
    PORT: '8080',
    HOST: '::1',
    DATABASE_URL: 'postgresql://me@db/forecourt',
    SITE_HOSTS: 'domains',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
  };
  expect(readSettings(env)).toMatchObject({ ...env, PORT: 8080, TRUSTED_PROXIES: ['10.0.0.0/8', '::1'] });
});

describe('a bad value is named in one sentence', () => {
  test.each([
    ['PORT', 'abc', 'PORT must be a whole number from 1 to 65535, but it is "abc".'],
    ['PORT', '0', 'PORT must be a whole number from 1 to 65535, but it is "0".'],
    ['PORT', '65536', 'PORT must be a whole number from 1 to 65535, but it is "65536".'],
    ['PORT', '80.5', 'PORT must be a whole number from 1 to 65535, but it is "80.5".'],
    ['HOST', 'http://x', 'HOST must be an IP address or a host name, but it is "http://x".'],
    ['SHOWROOM_MB', '-1', 'SHOWROOM_MB must be a whole number from 16 to 1048576, but it is "-1".'],
    ['PAGE_CACHE_MB', '64MB', 'PAGE_CACHE_MB must be a whole number from 1 to 1048576, but it is "64MB".'],
    ['SITE_HOSTS', 'both', 'SITE_HOSTS must be "local" or "domains", but it is "both".'],
    [
      'TRUSTED_PROXIES',
      '10.0.0.0/33',
      'TRUSTED_PROXIES must be a list of IP addresses or ranges such as 10.0.0.0/8, separated by commas, but it is "10.0.0.0/33".',
    ],
    ['LEADS_PER_ADDRESS', '0', 'LEADS_PER_ADDRESS must be a whole number from 1 to 1000000, but it is "0".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal and silent, but it is "loud".'],
  ])('%s=%s', (name, value, sentence) => expect(messageFor({ [name]: value })).toBe(sentence));
});

test('a bad DATABASE_URL is refused without repeating the password in it', () => {
  expect(messageFor({ DATABASE_URL: 'mysql://me:secret@db/x' })).toBe(
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
  );
});

test('a bad SMTP_URL is refused without repeating the password in it', () => {
  expect(messageFor({ SMTP_URL: 'http://me:secret@mail' })).toBe(
    'SMTP_URL must be an address that starts with smtp:// or smtps://.',
  );
});

const SMS_URL_SENTENCE =
  'SMS_URL must be an address that starts with https://, or with http:// if it is on this machine, and has no user or password in it.';
test.each([
  'https://me:secret@gateway.example/send',
  'https://key-as-user@gateway.example/send',
  'http://gateway.example/send?key=secret',
  'http://127.0.0.1.gateway.example/send',
  'ftp://gateway.example/send',
  'gateway.example/send',
])('a bad SMS_URL such as %s is refused without repeating it', (url) =>
  expect(messageFor({ SMS_URL: url })).toBe(SMS_URL_SENTENCE),
);

test.each(['https://gateway.example/send?key=secret', 'http://127.0.0.1:8080/', 'http://[::1]/', 'http://localhost:8080/send'])(
  'SMS_URL may be %s',
  (url) => expect(messageFor({ SMS_URL: url })).toBe('accepted'),
);

describe.each(['FINANCE_QUOTE_URL', 'MARKET_URL', 'INDEXNOW_URL', 'STRIPE_API_URL'])('%s', (name) => {
  test.each(['http://service.example/quote', 'http://10.0.0.1/', 'http://127.0.0.1.service.example/', 'ftp://service.example/'])(
    'is refused as %s: what is sent there would be read on the way',
    (url) =>
      expect(messageFor({ [name]: url })).toBe(
        `${name} must be an address that starts with https://, or with http:// if it is on this machine, but it is "${url}".`,
      ),
  );
  test.each(['https://service.example/quote', 'http://127.0.0.1:8080/', 'http://localhost:8080/'])('may be %s', (url) =>
    expect(messageFor({ [name]: url })).toBe('accepted'),
  );
});

test('bad SMS_HEADERS are refused without repeating the key in them', () => {
  expect(messageFor({ SMS_HEADERS: '{"Authorization":"Bearer secret\\n"}' })).toMatch(
    /^SMS_HEADERS must be a JSON object of headers such as (?!.*secret)/,
  );
});

test('a bad SMS_BODY is refused without repeating the key in it', () => {
  expect(messageFor({ SMS_BODY: 'key=secret&to={to}' })).toMatch(/^SMS_BODY must be JSON, or a form such as (?!.*secret)/);
});

test('email goes to the data folder unless another is set', () => {
  expect(mailboxFolder(readSettings({ DATA_DIR: '/data' }))).toBe('/data/mailbox');
  expect(mailboxFolder(readSettings({ DATA_DIR: '/data', MAILBOX_DIR: '/letters' }))).toBe('/letters');
});

test('J5 a web process drains for as long as is set; if nothing is, only where sites have hosts of their own', () => {
  expect(drainMs(readSettings({}))).toBe(0);
  expect(drainMs(readSettings({ SITE_HOSTS: 'domains' }))).toBe(10_000);
  expect(drainMs(readSettings({ SITE_HOSTS: 'domains', DRAIN_SECONDS: '0' }))).toBe(0);
  expect(drainMs(readSettings({ DRAIN_SECONDS: '3' }))).toBe(3_000);
  expect(messageFor({ DRAIN_SECONDS: 'soon' })).toBe('DRAIN_SECONDS must be a whole number from 0 to 600, but it is "soon".');
});

test('J11 standbys are a list of addresses; a wrong one is refused without being shown', () => {
  const read = (DATABASE_REPLICA_URLS: string) => readSettings({ DATABASE_REPLICA_URLS }).DATABASE_REPLICA_URLS;
  expect(read('postgres://one/x, postgresql://two:5433/x')).toEqual(['postgres://one/x', 'postgresql://two:5433/x']);
  for (const wrong of ['postgres://a:hushhush@one/x,mysql://two', 'one:5432', 'postgres://one/x,'])
    expect(messageFor({ DATABASE_REPLICA_URLS: wrong })).toBe(
      'DATABASE_REPLICA_URLS must be a list of addresses that start with postgres:// or postgresql://, separated by commas.',
    );
});

test.each([
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    ['http://127.0.0.1:4318', 'https://otlp.example/tenant/'],
    ['otlp.example:4317', 'grpc://otlp.example', 'https://me:secret@otlp.example', 'https://otlp.example/?key=secret'],
  ],
  [
    'OTEL_EXPORTER_OTLP_HEADERS',
    ['api-key=a', 'Authorization=Basic%20YWJj, x-team = 4'],
    ['api-key', '=a', 'api key=a', 'a=%0A', 'a=%'],
  ],
  ['OTEL_SERVICE_NAME', ['dealer sites'], ['<x>']],
  ['OTEL_TRACES_SAMPLER', ['always_on', 'parentbased_always_off'], ['jaeger_remote']],
  ['OTEL_TRACES_SAMPLER_ARG', ['0', '1', '0.25', '.5', '1.0'], ['1.5', '-1', '5%', '1e-3']],
] as const)('J12 %s is checked at the start', (name, good, bad) => {
  for (const value of good) expect([value, messageFor({ [name]: value })]).toEqual([value, 'accepted']);
  for (const value of bad)
    expect([value, messageFor({ [name]: value })]).toEqual([value, expect.stringContaining(`${name} must be`)]);
});

test('two bad values are two sentences', () => expect(messageFor({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n')).toHaveLength(2));

test('every setting has a sentence for the documentation and one for the error', () => {
  for (const [name, schema] of Object.entries(settingsSchema.shape)) {
    expect({ name, says: schema.meta()?.description }).toEqual({ name, says: expect.stringMatching(/^\S.*\.$/) });
    expect({ name, says: schema.meta()?.mustBe }).toEqual({ name, says: expect.any(String) });
  }
});

test('H10 every setting is declared for a process', () => {
  expect(new Set(Object.values(SETTINGS_FOR).flat())).toEqual(new Set(Object.keys(settingsSchema.shape)));
});

test('H10.1 what only one process needs is declared for it alone', () => {
  expect(SETTINGS_FOR.supervisor.filter((name) => [...SETTINGS_FOR.web, ...SETTINGS_FOR.worker].includes(name as never))).toEqual(
    [],
  );
  const secrets = (names: readonly (keyof typeof settingsSchema.shape)[]) =>
    names.filter((name) => settingsSchema.shape[name].meta()?.secret === true);
  // Codes are sent while their shopper waits, alerts later.
  const sms = ['SMS_URL', 'SMS_HEADERS', 'SMS_BODY'];
  expect(secrets(SETTINGS_FOR.web)).toEqual([
    'SECRET_KEY',
    'SECRET_KEY_PREVIOUS',
    'PHOTOS_S3_SECRET',
    ...sms,
    'FINANCE_QUOTE_KEY',
    'MARKET_KEY',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'OTEL_EXPORTER_OTLP_HEADERS',
  ]);
  expect(secrets(SETTINGS_FOR.worker)).toEqual([
    'SECRET_KEY',
    'SECRET_KEY_PREVIOUS',
    'PHOTOS_S3_SECRET',
    'SMTP_URL',
    ...sms,
    'STRIPE_SECRET_KEY',
    'OTEL_EXPORTER_OTLP_HEADERS',
  ]);
});
