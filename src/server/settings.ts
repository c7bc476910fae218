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
  LEADS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(60).meta({
    description: 'How many leads are taken from one network address within LEADS_WINDOW_MINUTES; a repeated lead is not counted.',
    mustBe: 'a whole number from 1 to 1000000',
  }),
  LEADS_WINDOW_MINUTES: wholeNumber(1, 1_440).default(10).meta({
    description: 'The minutes over which leads, look-ups and views from one network address are counted.',
    mustBe: 'a whole number from 1 to 1440',
  }),
  REGO_LOOKUPS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(30).meta({
    description: 'How many registrations one network address may look up within LEADS_WINDOW_MINUTES.',
    mustBe: 'a whole number from 1 to 1000000',
  }),
  VIEWS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(300).meta({
    description:
      'How many views of vehicles and revealed numbers are counted for one network address within LEADS_WINDOW_MINUTES.',
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
    'SITE_HOSTS',
    'MAILBOX_DIR',
    'TRUSTED_PROXIES',
    'LEADS_PER_ADDRESS',
    'LEADS_WINDOW_MINUTES',
    'REGO_LOOKUPS_PER_ADDRESS',
    'VIEWS_PER_ADDRESS',
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
