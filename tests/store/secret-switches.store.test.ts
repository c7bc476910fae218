import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonSchemas } from '#src/blocks/json-schemas.ts';
import { COMMANDS } from '#src/cli/commands.ts';
import { SWITCH_NAMES, switchMeta, switchSchema } from '#src/site/switches/switches.ts';
import { connect } from '#src/store/connect.ts';
import { SiteStore } from '#src/store/site-store.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import { aDatabase, type TestDatabase } from '#tests/store/database.ts';
import { type Ran, runCommands } from '#tests/store/run-commands.ts';

const SECRETS = SWITCH_NAMES.filter((name) => switchMeta(name).secret === true);
const markers = (of: string) => Object.fromEntries(SECRETS.map((name) => [name, `marker-${name}-of-${of}`]));
const MARKER = /marker-\w+/;
const SHOPPER = '+61412000999';
const RESERVED = 'R-23456789';
const INVOICE = 'INV-10482';

let database: TestDatabase;
let folder: string;
let leadId: string;
let applied: Ran;
/** Each command is a process of its own. */
const PATIENCE_MS = 120_000;

const forecourt = (...commands: readonly (readonly string[])[]): Promise<Ran[]> => runCommands(database, folder, commands);

const FEEDS = [
  {
    name: 'ftp',
    from: { kind: 'pull' as const, url: 'https://sam:marker-password@dms.example/a.csv?token=marker-token', minutes: 60 },
  },
];

const writeSite = (slug: string, switches: Record<string, unknown>, ofDealership = {}, text = (json: string) => json) => {
  const file = aSiteFile({
    slug,
    switches,
    dealerships: [aDealership(`${slug}-motors`, { switches: ofDealership, feeds: FEEDS })],
  });
  writeFileSync(path.join(folder, `${slug}.json`), text(JSON.stringify(file, null, 2)));
};

/** Files that are refused over a secret, by what is wrong with it. */
const WRONG = ['number', 'list', 'name', 'quotes'];

beforeAll(async () => {
  database = await aDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-secrets-'));
  mkdirSync(path.join(folder, 'templates'));
  writeFileSync(path.join(folder, 'templates', 'classic.json'), JSON.stringify({ switches: markers('template') }));
  writeSite('harbour', markers('site'), markers('dealership'));
  writeSite('empty', Object.fromEntries(SECRETS.map((name) => [name, null])));
  writeSite('number', Object.fromEntries(SECRETS.map((name) => [name, 5_550_199_887_766])));
  writeSite('list', Object.fromEntries(SECRETS.map((name) => [name, [`marker-${name}`]])));
  writeSite('name', Object.fromEntries(SECRETS.map((name) => [name.toLowerCase(), `marker-${name}`])));
  writeSite('quotes', markers('site'), {}, (json) => json.replaceAll(/"(marker-[^"]+)"/g, '$1'));
  [applied] = (await forecourt(['site', 'apply'])) as [Ran];
  const db = connect(database.app, { max: 1 });
  const all = connect(database.platform, { max: 1 });
  const { id } = await all.selectFrom('site').select('id').where('slug', '=', 'harbour').executeTakeFirstOrThrow();
  leadId = await takenLead(new SiteStore(db, id), {
    planned: [{ channel: 'webhook', target: 'https://crm.example/leads' }],
  });
  await all.insertInto('shopper').values({ siteId: id, phone: SHOPPER, createdAt: new Date() }).execute();
  await sql`insert into reservation (number, site_id, idempotency_key, vehicle_id, dealership_id, state, contact, vehicle, deposit_cents, price_cents,
      hours, shown, lead)
    values (${RESERVED}, ${id}, 'key', 1, 1, 'expired', '{"name":"Priya"}', '{"words":"A car"}', 20000, 3000000, 48, '{}', '{}')`.execute(
    all,
  );
  await sql`insert into invoice (site_id, number, number_key, purpose, total_cents)
    values (${id}, ${INVOICE}, ${INVOICE}, 'A service', 41250)`.execute(all);
  await Promise.all([db.destroy(), all.destroy()]);
}, PATIENCE_MS);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

/** What changes something; every other command reads. */
const WRITES = [
  'site apply',
  'site create',
  'site remove',
  'site restore',
  'stock import',
  'hours import',
  'reviews import',
  'photos retry',
  'feeds run',
  'feeds retry',
  'feeds pause',
  'feeds resume',
  'backup',
  'restore',
];
/** What is asked for a key prints it. */
const TELLS_KEYS = ['feeds key'];
const CHANGES_PEOPLE = [
  'leads resend',
  'leads confirm',
  'leads spam',
  'leads notspam',
  'leads erase',
  'shoppers erase',
  'shoppers sign-out',
];
const CHANGES_BOOKS = [
  'reservations cancel',
  'reservations refund',
  'reservations convert',
  'invoices import',
  'invoices match',
  'invoices cancel',
  'invoices refund',
];
const READS: readonly (readonly string[])[] = [
  ['site', 'list'],
  ['site', 'show', 'harbour'],
  ['site', 'show', 'harbour', '--dealership', 'harbour-motors', '--json'],
  ['stock', 'export', '--dealership', 'harbour-motors', '--out', 'OUT'],
  ['feeds', '--json'],
  ['feeds', 'show', 'ftp', '--dealership', 'harbour-motors', '--json'],
  ['photos', '--dealership', 'harbour-motors', '--json'],
  ['leads', '--site', 'harbour', '--json'],
  ['leads', 'show', 'ID', '--site', 'harbour', '--json'],
  ['leads', 'deliveries', 'ID', '--site', 'harbour', '--json'],
  ['leads', 'export', 'ID', '--site', 'harbour', '--json'],
  ['shoppers', 'export', SHOPPER, '--site', 'harbour'],
  ['prizes', 'list', '--site', 'harbour', '--json'],
  ['reservations', 'list', '--site', 'harbour', '--json'],
  ['reservations', 'show', RESERVED, '--site', 'harbour', '--json'],
  ['invoices', 'list', '--site', 'harbour', '--json'],
  ['invoices', 'show', INVOICE, '--site', 'harbour', '--json'],
  ['schema', 'switches'],
  ['doctor'],
];

test('H10 the switches whose values are secrets are declared so', () => {
  expect(SECRETS).toEqual(['messagingToken', 'leadWebhookSecret']);
  for (const name of SECRETS) expect(switchMeta(name).audience).toBe('server');
  // Whatever sounds like a secret is one.
  expect(SWITCH_NAMES.filter((name) => /secret|token|password/i.test(name) && switchMeta(name).secret !== true)).toEqual([]);
});

test('H10.4 no command that reads prints a secret, in any of its forms', { timeout: PATIENCE_MS }, async () => {
  const covered = new Set([
    ...READS.map((words) => words.slice(0, 2).join(' ')),
    ...WRITES,
    ...TELLS_KEYS,
    ...CHANGES_PEOPLE,
    ...CHANGES_BOOKS,
  ]);
  const isCovered = (name: string) => covered.has(name) || READS.some(([first]) => first === name);
  expect(COMMANDS.map(({ name }) => name).filter((name) => !isCovered(name))).toEqual([]);
  const ran = await forecourt(
    ...READS.map((words) => words.map((word) => ({ ID: leadId, OUT: path.join(folder, 'export.csv') })[word] ?? word)),
  );
  for (const [at, words] of READS.entries()) {
    const { code, output = '' } = ran[at] ?? {};
    // The made-up sites have no privacy page, which the doctor finds.
    expect({ words, code, isEmpty: output === '' }).toEqual({ words, code: words[0] === 'doctor' ? 1 : 0, isEmpty: false });
    expect({ words, found: MARKER.exec(output)?.[0] }).toEqual({ words, found: undefined });
  }
});

test('H10.4 a secret that is set is shown as set, and one that is not as empty', { timeout: PATIENCE_MS }, async () => {
  const shown = await forecourt(['site', 'show', 'harbour', '--json'], ['site', 'show', 'empty', '--json']);
  const values = shown.map(({ output }) => {
    const all = new Map((JSON.parse(output) as { switch: string; value: unknown }[]).map((one) => [one.switch, one.value]));
    return SECRETS.map((name) => all.get(name));
  });
  expect(values).toEqual([SECRETS.map(() => 'set (hidden)'), SECRETS.map(() => null)]);
});

test.each(WRONG)('H10.4 a site file that is refused over a secret (wrong %s) does not have it repeated', (slug) => {
  const lines = applied.output.split('\n').filter((line) => line.includes(`${slug}.json`));
  expect(lines.join('\n')).toMatch(/^refused /);
  expect(lines.join('\n')).not.toMatch(/marke|5550199/);
});

test('H10.4 the schema of a secret switch holds no value and tells forms not to show one', () => {
  const properties = jsonSchemas().get('switches')?.properties ?? {};
  const hidden = Object.entries(properties).filter(([, { writeOnly }]) => writeOnly === true);
  expect(hidden.map(([name]) => name)).toEqual(SECRETS);
  for (const name of SECRETS) expect(switchSchema.shape[name].parse(undefined)).toBeNull();
});
