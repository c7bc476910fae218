import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SWITCH_NAMES, switchMeta, switchSchema } from '#src/site/switches.ts';
import { connect } from '#src/store/connect.ts';
import { SiteStore } from '#src/store/site-store.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import { aDatabase, type TestDatabase } from '#tests/store/database.ts';

const SECRETS = SWITCH_NAMES.filter((name) => switchMeta(name).secret === true);
const markers = (of: string) => Object.fromEntries(SECRETS.map((name) => [name, `marker-${name}-of-${of}`]));
const MARKER = /marker-\w+/;

let database: TestDatabase;
let folder: string;
let leadId: string;
let applied: Ran;
/** Each command is a process of its own. */
const PATIENCE_MS = 120_000;

interface Ran {
  readonly code: unknown;
  readonly output: string;
}

/** Runs a command as a person would, and gives all that it printed. */
const forecourt = (words: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, DATABASE_URL: database.owner, SITES_DIR: folder, DATA_DIR: path.join(folder, 'data') };
    execFile(process.execPath, ['src/cli/forecourt.ts', ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, output: stdout + stderr }),
    );
  });

const writeSite = (slug: string, switches: Record<string, unknown>, ofDealership = {}, text = (json: string) => json) => {
  const file = aSiteFile({ slug, switches, dealerships: [aDealership(`${slug}-motors`, { switches: ofDealership })] });
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
  applied = await forecourt(['site', 'apply']);
  const db = connect(database.app, { max: 1 });
  const all = connect(database.platform, { max: 1 });
  const { id } = await all.selectFrom('site').select('id').where('slug', '=', 'harbour').executeTakeFirstOrThrow();
  leadId = await takenLead(new SiteStore(db, id), {
    planned: [{ channel: 'webhook', target: 'https://crm.example/leads' }],
  });
  await Promise.all([db.destroy(), all.destroy()]);
}, PATIENCE_MS);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

/** What changes something; every other command reads. */
const WRITES = ['site apply', 'site create', 'stock import', 'hours import', 'reviews import'];
const CHANGES_LEADS = ['leads resend', 'leads spam', 'leads notspam', 'leads erase'];
const READS: readonly (readonly string[])[] = [
  ['site', 'list'],
  ['site', 'show', 'harbour'],
  ['site', 'show', 'harbour', '--dealership', 'harbour-motors', '--json'],
  ['leads', '--site', 'harbour', '--json'],
  ['leads', 'show', 'ID', '--site', 'harbour', '--json'],
  ['leads', 'deliveries', 'ID', '--site', 'harbour', '--json'],
  ['leads', 'export', 'ID', '--site', 'harbour', '--json'],
  ['schema', 'switches'],
];

test('H10 the switches whose values are secrets are declared so', () => {
  expect(SECRETS).toEqual(['messagingToken', 'leadWebhookSecret']);
  for (const name of SECRETS) expect(switchMeta(name).audience).toBe('server');
  // Whatever sounds like a secret is one.
  expect(SWITCH_NAMES.filter((name) => /secret|token|password/i.test(name) && switchMeta(name).secret !== true)).toEqual([]);
});

test('H10 no command that reads prints a secret, in any of its forms', { timeout: PATIENCE_MS }, async () => {
  const named = (await forecourt([])).output.matchAll(/^ {2}([a-z]+(?: [a-z]+)?) /gm);
  const commands = [...named].flatMap(([, name]) => (name === undefined ? [] : [name]));
  const covered = [...READS.map((words) => words.slice(0, 2).join(' ')), ...WRITES, ...CHANGES_LEADS];
  expect(commands.filter((name) => !covered.some((one) => one === name || one.startsWith(`${name} `)))).toEqual([]);
  for (const words of READS) {
    const { code, output } = await forecourt(words.map((word) => (word === 'ID' ? leadId : word)));
    expect({ words, code, said: output.length > 0 }).toEqual({ words, code: 0, said: true });
    expect({ words, found: MARKER.exec(output)?.[0] }).toEqual({ words, found: undefined });
  }
});

test('H10 a secret that is set is shown as set, and one that is not as empty', { timeout: PATIENCE_MS }, async () => {
  const shown = async (slug: string) => {
    const { output } = await forecourt(['site', 'show', slug, '--json']);
    const all = new Map((JSON.parse(output) as { switch: string; value: unknown }[]).map((one) => [one.switch, one.value]));
    return SECRETS.map((name) => all.get(name));
  };
  expect(await shown('harbour')).toEqual(SECRETS.map(() => 'set (hidden)'));
  expect(await shown('empty')).toEqual(SECRETS.map(() => null));
});

test.each(WRONG)('H10 a site file that is refused over a secret (wrong %s) does not have it repeated', (slug) => {
  const lines = applied.output.split('\n').filter((line) => line.includes(`${slug}.json`));
  expect(lines.join('\n')).toMatch(/^refused /);
  expect(lines.join('\n')).not.toMatch(/marke|5550199/);
});

test('H10 the schema of a secret switch holds no value and tells forms not to show one', async () => {
  const { properties } = JSON.parse((await forecourt(['schema', 'switches'])).output) as {
    properties: Record<string, { writeOnly?: boolean; default?: unknown }>;
  };
  const hidden = Object.entries(properties).filter(([, { writeOnly }]) => writeOnly === true);
  expect(hidden.map(([name]) => name)).toEqual(SECRETS);
  for (const name of SECRETS) expect(switchSchema.shape[name].parse(undefined)).toBeNull();
});
