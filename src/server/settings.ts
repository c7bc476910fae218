import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= from && value <= to);

const isProxy = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
};

const isWebAddress = (text: string): boolean => /^https?:\/\/./.test(text) && URL.canParse(text);

const isMailServer = (text: string): boolean => /^smtps?:\/\/./.test(text) && URL.canParse(text);

const isPostgresAddress = (text: string): boolean => /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text);

/**
 * Every setting of a deployment: what it does, what it must be and what it is when nobody sets it. The type, the checks at start and
 * the documentation all come from here. A setting marked secret is never repeated in a message.
 */
export const settingsSchema = z.object({
  PORT: wholeNumber(1, 65_535)
    .default(3000)
    .meta({ description: 'The port on which all sites are served.', mustBe: 'a whole number from 1 to 65535' }),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1')
    .meta({
      description: 'The address to listen on; 0.0.0.0 or :: opens the sites to other machines.',
      mustBe: 'an IP address or a host name',
    }),
  DATA_DIR: z.string().default('.data').meta({
    description:
      'The folder that holds the embedded database and its log, uploads, the mailbox and caches. It is closed to other users of the machine at every start.',
    mustBe: 'the path of a folder',
  }),
  DATABASE_URL: z.string().refine(isPostgresAddress).optional().meta({
    description:
      'A PostgreSQL 15 or later to use instead of the embedded one. Its user must be allowed to create roles and should be no superuser. Without a password in it SECRET_KEY must be set.',
    mustBe: 'an address that starts with postgres:// or postgresql://',
    secret: true,
  }),
  SECRET_KEY: z.string().min(32).optional().meta({
    description:
      'The secret that signed addresses are made with, and the passwords of database roles where DATABASE_URL has none; a random one kept in DATA_DIR if empty. Machines that serve the same sites need the same one.',
    mustBe: 'a text of 32 characters or more',
    secret: true,
  }),
  SHOWROOM_MB: wholeNumber(16, 1_048_576).default(512).meta({
    description: 'How many megabytes of memory the sites’ stock may take in the web process; the least used sites leave first.',
    mustBe: 'a whole number from 16 to 1048576',
  }),
  PAGE_CACHE_MB: wholeNumber(1, 1_048_576).default(64).meta({
    description: 'How many megabytes of memory rendered pages may take in the web process.',
    mustBe: 'a whole number from 1 to 1048576',
  }),
  IMAGE_CACHE_MB: wholeNumber(1, 1_048_576).default(256).meta({
    description: 'How many megabytes of disk finished pictures may take, in DATA_DIR; the least used leave first.',
    mustBe: 'a whole number from 1 to 1048576',
  }),
  PICTURES_AT_ONCE: wholeNumber(1, 64).default(2).meta({
    description:
      'How many pictures are painted at the same time. Each takes one of the threads that files and compression need too (UV_THREADPOOL_SIZE, 4 unless set).',
    mustBe: 'a whole number from 1 to 64',
  }),
  PICTURES_WAITING: wholeNumber(0, 100_000).default(120).meta({
    description: 'How many pictures may wait to be painted; more are refused with 503 and Retry-After.',
    mustBe: 'a whole number from 0 to 100000',
  }),
  SHEETS_WAITING: wholeNumber(0, 100_000).default(20).meta({
    description: 'How many vehicles may wait to be printed as PDF; more are refused with 503 and Retry-After.',
    mustBe: 'a whole number from 0 to 100000',
  }),
  PAGES_WAITING: wholeNumber(1, 100_000).default(100).meta({
    description:
      'How many pages that are not in memory may be under way or wait to be rendered; more are refused with 503 and Retry-After.',
    mustBe: 'a whole number from 1 to 100000',
  }),
  READ_CONNECTIONS: wholeNumber(1, 1_000).default(6).meta({
    description: 'How many database connections the web process may hold for visitors who only read.',
    mustBe: 'a whole number from 1 to 1000',
  }),
  READS_WAITING: wholeNumber(0, 100_000).default(24).meta({
    description: 'How many reads may wait for one of those connections; more are refused with 503 and Retry-After.',
    mustBe: 'a whole number from 0 to 100000',
  }),
  LEAD_CONNECTIONS: wholeNumber(1, 1_000).default(6).meta({
    description: 'How many database connections the web process keeps apart for leads, bookings and views.',
    mustBe: 'a whole number from 1 to 1000',
  }),
  PICTURES_DIR: z
    .string()
    .default('demo/pictures/layers')
    .meta({ description: 'The folder that holds the platform’s own vehicle pictures.', mustBe: 'the path of a folder' }),
  SITES_DIR: z
    .string()
    .default('sites')
    .meta({ description: 'The folder that holds the sites’ files.', mustBe: 'the path of a folder' }),
  SITE_HOSTS: z.enum(['local', 'domains']).default('local').meta({
    description:
      'Which host is a site’s own address: “local” for {slug}.localhost, as on a developer’s machine, “domains” for the first of its domains.',
    mustBe: '"local" or "domains"',
  }),
  SMTP_URL: z.string().refine(isMailServer).optional().meta({
    description: 'The mail server that leads are sent by; without it each message is written to a file in MAILBOX_DIR.',
    mustBe: 'an address that starts with smtp:// or smtps://',
    secret: true,
  }),
  MAIL_FROM: z
    .email()
    .default('leads@forecourt.example')
    .meta({ description: 'The address that messages are sent from.', mustBe: 'a mail address' }),
  MAILBOX_DIR: z.string().optional().meta({
    description: 'The folder that takes messages where no mail server is set; the folder “mailbox” in DATA_DIR if empty.',
    mustBe: 'the path of a folder',
  }),
  WEBHOOK_LOOPBACK: z.enum(['refused', 'allowed']).default('refused').meta({
    description: 'Whether leads may be posted to a program on this same machine, and without https.',
    mustBe: '"refused" or "allowed"',
  }),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine((list) => list.every(isProxy))
    .default([])
    .meta({
      description: 'The proxies whose X-Forwarded-* headers are believed, as IP addresses or ranges with commas between them.',
      mustBe: 'a list of IP addresses or ranges such as 10.0.0.0/8, with commas between them',
    }),
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(128).meta({
    description:
      'How many connections one network address may have open at a time; TRUSTED_PROXIES may have more. A proxy that is not among them counts as one address.',
    mustBe: 'a whole number from 1 to 1000000',
  }),
  CONNECTIONS: wholeNumber(1, 1_000_000).default(5_000).meta({
    description: 'How many connections the web process has open at a time, from all addresses together.',
    mustBe: 'a whole number from 1 to 1000000',
  }),
  REQUEST_SECONDS: wholeNumber(1, 3_600).default(30).meta({
    description: 'How long a request may take to arrive, with its body; a slower one is answered with 408.',
    mustBe: 'a whole number from 1 to 3600',
  }),
  KEEP_ALIVE_SECONDS: wholeNumber(1, 3_600).default(5).meta({
    description: 'How long an idle connection stays open for the next request; behind a proxy, longer than the proxy keeps it.',
    mustBe: 'a whole number from 1 to 3600',
  }),
  REQUEST_HEADER_KB: wholeNumber(1, 1_024).default(16).meta({
    description: 'How many kilobytes the first line and the headers of a request may have together; more is answered with 431.',
    mustBe: 'a whole number from 1 to 1024',
  }),
  REQUEST_HEADERS: wholeNumber(10, 2_000).default(100).meta({
    description: 'How many headers a request may have; more is answered with 431.',
    mustBe: 'a whole number from 10 to 2000',
  }),
  LEADS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(60).meta({
    description:
      'How many steps of leads are saved for one network address within LEADS_WINDOW_MINUTES; a form of one page has one step. A repeated step is not counted.',
    mustBe: 'a whole number from 1 to 1000000',
  }),
  LEAD_ATTEMPTS_PER_ADDRESS: wholeNumber(1, 10_000_000).default(600).meta({
    description:
      'How often one network address may send a form within LEADS_WINDOW_MINUTES, also one that is repeated or refused; more are refused unread.',
    mustBe: 'a whole number from 1 to 10000000',
  }),
  LEADS_PER_PERSON: wholeNumber(1, 1_000_000).default(30).meta({
    description:
      'How many steps of leads are saved on one site for one e-mail address or telephone number within LEADS_WINDOW_MINUTES.',
    mustBe: 'a whole number from 1 to 1000000',
  }),
  LEADS_PER_SITE: wholeNumber(1, 100_000_000).default(2000).meta({
    description: 'How many steps of leads are saved on one site, whoever sends them, within LEADS_WINDOW_MINUTES.',
    mustBe: 'a whole number from 1 to 100000000',
  }),
  LEADS_WINDOW_MINUTES: wholeNumber(1, 1_440).default(10).meta({
    description: 'The minutes over which leads, look-ups, views and revealed numbers are counted.',
    mustBe: 'a whole number from 1 to 1440',
  }),
  UPLOAD_MB_PER_ADDRESS: wholeNumber(5, 1_048_576).default(25).meta({
    description: 'How many megabytes of documents are stored for one network address within UPLOAD_WINDOW_MINUTES.',
    mustBe: 'a whole number from 5 to 1048576',
  }),
  UPLOAD_MB_PER_SITE: wholeNumber(5, 1_048_576).default(250).meta({
    description: 'How many megabytes of documents one web process stores for one site within UPLOAD_WINDOW_MINUTES.',
    mustBe: 'a whole number from 5 to 1048576',
  }),
  ARRIVING_MB: wholeNumber(6, 1_048_576).default(96).meta({
    description: 'How many megabytes of forms with documents may be arriving at the web process at a time.',
    mustBe: 'a whole number from 6 to 1048576',
  }),
  ARRIVING_MB_PER_ADDRESS: wholeNumber(6, 1_048_576).default(24).meta({
    description: 'How many of those megabytes may come from one network address at a time.',
    mustBe: 'a whole number from 6 to 1048576',
  }),
  UPLOAD_WINDOW_MINUTES: wholeNumber(1, 10_080).default(60).meta({
    description: 'The minutes over which the documents that come with leads are counted.',
    mustBe: 'a whole number from 1 to 10080',
  }),
  CONFIRMATIONS_PER_RECIPIENT_HOUR: wholeNumber(0, 1_000_000).default(3).meta({
    description:
      'How many confirmations one person is sent within an hour, by all sites together. A lead is taken and delivered to its dealer even when its confirmation is not sent.',
    mustBe: 'a whole number from 0 to 1000000',
  }),
  CONFIRMATIONS_PER_RECIPIENT_DAY: wholeNumber(0, 1_000_000).default(6).meta({
    description: 'How many confirmations one person is sent within 24 hours, by all sites together.',
    mustBe: 'a whole number from 0 to 1000000',
  }),
  CONFIRMATIONS_PER_SITE_HOUR: wholeNumber(0, 1_000_000).default(300).meta({
    description: 'How many confirmations one site sends within an hour.',
    mustBe: 'a whole number from 0 to 1000000',
  }),
  CONFIRMATIONS_PER_ADDRESS_HOUR: wholeNumber(0, 1_000_000).default(20).meta({
    description: 'How many confirmations are sent within an hour for leads that come from one network address.',
    mustBe: 'a whole number from 0 to 1000000',
  }),
  BOOKINGS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(5).meta({
    description:
      'How many bookings one network address may make at a site within BOOKINGS_WINDOW_HOURS; further leads are taken with their time as a wish.',
    mustBe: 'a whole number from 1 to 1000000',
  }),
  BOOKINGS_WINDOW_HOURS: wholeNumber(1, 720).default(24).meta({
    description: 'The hours over which bookings from one network address are counted.',
    mustBe: 'a whole number from 1 to 720',
  }),
  BOOKING_CHANGES_PER_ADDRESS: wholeNumber(1, 1_000_000).default(20).meta({
    description:
      'How many times one network address may confirm, move or cancel bookings by their links within LEADS_WINDOW_MINUTES.',
    mustBe: 'a whole number from 1 to 1000000',
  }),
  BOOKING_MOVES: wholeNumber(0, 1_000).default(10).meta({
    description: 'How many times a booking can be moved by its link; after that the page asks the shopper to call.',
    mustBe: 'a whole number from 0 to 1000',
  }),
  REGO_LOOKUPS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(30).meta({
    description: 'How many registrations and finance quotes one network address may ask for within LEADS_WINDOW_MINUTES.',
    mustBe: 'a whole number from 1 to 1000000',
  }),
  REGO_LOOKUPS_PER_SITE: wholeNumber(1, 100_000_000).default(3000).meta({
    description:
      'How many registrations and finance quotes all visitors of a site may ask one web process for within LEADS_WINDOW_MINUTES.',
    mustBe: 'a whole number from 1 to 100000000',
  }),
  VIEWS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(300).meta({
    description:
      'How many views of vehicles and revealed numbers are counted for one network address within LEADS_WINDOW_MINUTES.',
    mustBe: 'a whole number from 1 to 1000000',
  }),
  VIEWS_PER_SITE: wholeNumber(1, 100_000_000).default(50_000).meta({
    description:
      'How many views of vehicles and revealed numbers one web process counts for one site within LEADS_WINDOW_MINUTES.',
    mustBe: 'a whole number from 1 to 100000000',
  }),
  SHEETS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(60).meta({
    description:
      'How many vehicles are printed as PDF for one network address within LEADS_WINDOW_MINUTES; one that was printed before is not counted.',
    mustBe: 'a whole number from 1 to 1000000',
  }),
  FINANCE_QUOTE_URL: z
    .string()
    .refine((text) => /^https?:\/\/./.test(text) && URL.canParse(text))
    .optional()
    .meta({
      description:
        'The lender’s service that finance quotes are asked from; without it a sample lender inside the platform answers.',
      mustBe: 'an address that starts with https:// or http://',
    }),
  FINANCE_QUOTE_KEY: z.string().optional().meta({
    description: 'The key that the lender’s service knows this deployment by.',
    mustBe: 'the key as the lender gave it',
    secret: true,
  }),
  ESTIMATES_WAIT_SECONDS: wholeNumber(0, 86_400).default(20).meta({
    description:
      'How long a web process that has every site in memory waits for the worker’s first market estimates before it says that it is ready all the same.',
    mustBe: 'a whole number from 0 to 86400',
  }),
  MARKET_URL: z.string().refine(isWebAddress).optional().meta({
    description:
      'A program elsewhere that is asked for each price comparison in place of the platform’s own estimator; it answers as {car path}/autogauge does.',
    mustBe: 'an address that starts with https:// or http://',
  }),
  MARKET_KEY: z.string().optional().meta({
    description: 'The key that the program at MARKET_URL knows this deployment by, sent as a bearer token.',
    mustBe: 'a text',
    secret: true,
  }),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info').meta({
    description: 'How much is logged; debug also shows where in the code a failed start stopped.',
    mustBe: 'one of trace, debug, info, warn, error, fatal and silent',
  }),
});

/** The checked settings, under the names they have in the environment. */
export type Settings = z.output<typeof settingsSchema>;

/**
 * Which process is handed which settings; everything else stays with the supervisor (ledger H10). The web and the worker see no other
 * setting in their types, so reading one that is not listed here does not compile.
 */
export const SETTINGS_FOR = {
  web: [
    'PORT',
    'HOST',
    'DATA_DIR',
    'SECRET_KEY',
    'SHOWROOM_MB',
    'PAGE_CACHE_MB',
    'IMAGE_CACHE_MB',
    'PICTURES_DIR',
    'READ_CONNECTIONS',
    'READS_WAITING',
    'LEAD_CONNECTIONS',
    'PAGES_WAITING',
    'PICTURES_AT_ONCE',
    'PICTURES_WAITING',
    'SHEETS_WAITING',
    'SHEETS_PER_ADDRESS',
    'SITE_HOSTS',
    'MAILBOX_DIR',
    'TRUSTED_PROXIES',
    'CONNECTIONS_PER_ADDRESS',
    'CONNECTIONS',
    'REQUEST_SECONDS',
    'KEEP_ALIVE_SECONDS',
    'REQUEST_HEADER_KB',
    'REQUEST_HEADERS',
    'LEADS_PER_ADDRESS',
    'LEAD_ATTEMPTS_PER_ADDRESS',
    'LEADS_PER_PERSON',
    'LEADS_PER_SITE',
    'LEADS_WINDOW_MINUTES',
    'UPLOAD_MB_PER_ADDRESS',
    'UPLOAD_MB_PER_SITE',
    'UPLOAD_WINDOW_MINUTES',
    'ARRIVING_MB',
    'ARRIVING_MB_PER_ADDRESS',
    'BOOKINGS_PER_ADDRESS',
    'BOOKINGS_WINDOW_HOURS',
    'BOOKING_CHANGES_PER_ADDRESS',
    'BOOKING_MOVES',
    'CONFIRMATIONS_PER_RECIPIENT_HOUR',
    'CONFIRMATIONS_PER_RECIPIENT_DAY',
    'CONFIRMATIONS_PER_SITE_HOUR',
    'CONFIRMATIONS_PER_ADDRESS_HOUR',
    'REGO_LOOKUPS_PER_ADDRESS',
    'REGO_LOOKUPS_PER_SITE',
    'VIEWS_PER_ADDRESS',
    'VIEWS_PER_SITE',
    'FINANCE_QUOTE_URL',
    'FINANCE_QUOTE_KEY',
    'ESTIMATES_WAIT_SECONDS',
    'MARKET_URL',
    'MARKET_KEY',
    'LOG_LEVEL',
  ],
  worker: [
    'PORT',
    'DATA_DIR',
    'SECRET_KEY',
    'SITE_HOSTS',
    'SMTP_URL',
    'MAIL_FROM',
    'MAILBOX_DIR',
    'WEBHOOK_LOOPBACK',
    'LOG_LEVEL',
  ],
  supervisor: ['DATABASE_URL', 'SITES_DIR'],
} as const satisfies Readonly<Record<string, readonly (keyof Settings)[]>>;

/** A process that the supervisor starts. */
export type ChildName = 'web' | 'worker';

/** The settings that a process is handed. */
export type SettingsFor<P extends ChildName> = Pick<Settings, (typeof SETTINGS_FOR)[P][number]>;

/** The environment holds values no deployment can run with; the message has a sentence for each. */
export class BadSettings extends Error {
  override name = 'BadSettings';
}

const isSetting = (name: PropertyKey | undefined): name is keyof Settings =>
  name !== undefined && Object.hasOwn(settingsSchema.shape, name);

/** Reads and checks the settings of an environment; an empty value counts as not set. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const read = settingsSchema.safeParse(given);
  if (read.success) return read.data;
  const bad = new Set(read.error.issues.map((issue) => issue.path[0]).filter(isSetting));
  const sentences = [...bad].map((name) => {
    const meta = settingsSchema.shape[name].meta();
    const seen = meta?.secret === true ? '' : `, but it is "${given[name] ?? ''}"`;
    return `${name} must be ${String(meta?.mustBe)}${seen}.`;
  });
  throw new BadSettings(sentences.join('\n'));
}

/** Where messages go when there is no mail server. */
export const mailboxFolder = ({ MAILBOX_DIR, DATA_DIR }: Pick<Settings, 'MAILBOX_DIR' | 'DATA_DIR'>): string =>
  path.resolve(MAILBOX_DIR ?? path.join(DATA_DIR, 'mailbox'));

/** Where the documents of applicants are kept, outside everything that is served. */
export const uploadsFolder = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string => path.resolve(DATA_DIR, 'uploads');
