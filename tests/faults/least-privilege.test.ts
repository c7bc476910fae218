import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, globSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { SETTINGS_FOR, type Settings, settingsSchema } from '#src/server/settings/settings.ts';
import { type Embedded, startEmbedded } from '#src/store/embedded/start-embedded.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aDataFolder } from '#tests/faults/data-folder.ts';
import { processesOf, until } from '#tests/faults/processes.ts';
import { freePort, startForecourt } from '#tests/faults/running-forecourt.ts';

const NAMES = Object.keys(settingsSchema.shape) as (keyof Settings)[];
const SITE = 'harbour';

/** A folder of one site whose leads go to people and to a program; beside the data folder, so that it goes with it. */
function sitesBeside(dataDir: string): string {
  const sitesDir = path.join(path.dirname(dataDir), 'sites');
  mkdirSync(path.join(sitesDir, 'templates'), { recursive: true });
  const switches = {
    leadEmails: ['sales@dealer.example'],
    leadWebhookUrl: 'http://127.0.0.1:1/leads',
    leadWebhookSecret: 'marker-of-the-webhook',
  };
  const site = aSiteFile({ slug: SITE, dealerships: [aDealership(`${SITE}-motors`, { switches })] });
  writeFileSync(path.join(sitesDir, `${SITE}.json`), JSON.stringify(site));
  writeFileSync(path.join(sitesDir, 'templates', 'classic.json'), JSON.stringify({ switches: {} }));
  return sitesDir;
}

/** Sends a lead as a shopper does; the status of the answer. */
function sendLead(port: string): Promise<number | undefined> {
  const body = JSON.stringify({
    form: 'contact',
    name: 'Sam',
    last_name: 'Lee',
    email: 'sam@shopper.example',
    phone: '0400 000 001',
    message: 'Is it still there?',
  });
  const headers = { host: `${SITE}.localhost:${port}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path: '/api/leads', method: 'POST', headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    });
    request.once('error', reject).end(body);
  });
}

/** The environment that a process of a running Forecourt was given. */
async function environmentOf(dataDir: string, name: 'web' | 'worker'): Promise<Map<string, string>> {
  const find = () => processesOf(dataDir).find(({ command }) => command.includes(`src/server/${name}.ts`));
  const { pid } = await until(`there is a ${name}`, find);
  const entries = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
  return new Map(entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]));
}

async function aServer(): Promise<Embedded> {
  const server = await startEmbedded(aDataFolder(), { flags: ['fsync=off'] });
  onTestFinished(() => server.stop());
  return server;
}

/** Every setting that is a secret, each with a value that occurs nowhere else. */
const SECRETS = {
  SECRET_KEY: 'marker-of-the-secret-key-0123456789abcdef',
  FINANCE_QUOTE_KEY: 'marker-of-the-lender',
  MARKET_KEY: 'marker-of-the-market',
  // Nobody listens there.
  SMTP_URL: 'smtp://sender:marker-of-the-mail@127.0.0.1:1',
  SMS_URL: 'https://127.0.0.1:1/marker-of-the-gateway',
  SMS_HEADERS: '{"Authorization":"Bearer marker-of-the-header"}',
  SMS_BODY: 'key=marker-of-the-body&to={to}&text={text}',
};

test('H10.1 each process is handed its own settings, its own database role and nothing else', async () => {
  const server = await aServer();
  const DATA_DIR = aDataFolder();
  const PORT = await freePort();
  const forecourt = startForecourt({
    ...SECRETS,
    DATA_DIR,
    PORT,
    SITES_DIR: sitesBeside(DATA_DIR),
    DATABASE_URL: server.url,
    STRAY_PASSWORD: 'marker-of-a-stranger',
  });
  await forecourt.ready();
  const roles = { web: ['DATABASE_APP_URL', 'forecourt_app'], worker: ['DATABASE_PLATFORM_URL', 'forecourt_platform'] } as const;
  for (const name of ['web', 'worker'] as const) {
    const env = await environmentOf(DATA_DIR, name);
    const given = [...env.keys()];
    const settings: readonly string[] = SETTINGS_FOR[name];
    expect(given.filter((one) => NAMES.some((setting) => setting === one) && !settings.includes(one))).toEqual([]);
    expect(given.filter((one) => one.startsWith('DATABASE_'))).toEqual([roles[name][0]]);
    const url = new URL(env.get(roles[name][0]) ?? '');
    expect(url.username).toBe(roles[name][1]);
    const all = [...env.values()].join('\n');
    expect(all).not.toContain(new URL(server.url).password);
    expect(all).not.toContain(SECRETS.SECRET_KEY);
    expect(all).not.toContain('marker-of-a-stranger');
  }
  const [web, worker] = [await environmentOf(DATA_DIR, 'web'), await environmentOf(DATA_DIR, 'worker')];
  expect(web.has('SMTP_URL')).toBe(false);
  expect([worker.has('FINANCE_QUOTE_KEY'), worker.has('MARKET_KEY')]).toEqual([false, false]);
  // What one signs, the other must recognise.
  expect(web.get('SECRET_KEY')).toBe(worker.get('SECRET_KEY'));
  forecourt.ctrlC();
  expect(await forecourt.ended()).toBe(0);
});

test('H10.4 whatever goes wrong, no secret is printed or logged, at any level', async () => {
  const server = await aServer();
  const DATA_DIR = aDataFolder();
  const PORT = await freePort();
  const settings = { ...SECRETS, DATA_DIR, PORT, SITES_DIR: sitesBeside(DATA_DIR), DATABASE_URL: server.url, LOG_LEVEL: 'trace' };
  const forecourt = startForecourt(settings);
  await forecourt.ready();
  const passwords = [
    new URL(server.url).password,
    new URL((await environmentOf(DATA_DIR, 'web')).get('DATABASE_APP_URL') ?? '').password,
    new URL((await environmentOf(DATA_DIR, 'worker')).get('DATABASE_PLATFORM_URL') ?? '').password,
  ];
  // A mail server that is not there, a program that may not be called, and a database that drops everyone.
  expect(await sendLead(PORT)).toBe(201);
  const owner = new pg.Client({ connectionString: server.adminUrl.replace(/\/postgres$/, '/forecourt') });
  await owner.connect();
  await until('the deliveries were tried', async () => {
    const { rows } = await owner.query<{ channel: string }>(`select channel from delivery where last_error is not null`);
    return rows.length >= 3;
  });
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename like 'forecourt_%' and pid <> pg_backend_pid()`,
  );
  await owner.end();
  await until('a broken connection is logged', () => forecourt.output().includes('A database connection broke.'));
  forecourt.ctrlC();
  await forecourt.ended();

  const squatter = createServer().listen(Number(PORT), '127.0.0.1');
  await once(squatter, 'listening');
  const refused = startForecourt(settings);
  expect(await refused.ended()).toBe(1);
  squatter.close();
  await once(squatter, 'close');
  await server.stop();
  const unreachable = startForecourt(settings);
  expect(await unreachable.ended()).toBe(1);

  const output = [forecourt, refused, unreachable].map((one) => one.output()).join('\n');
  expect(output).toContain('cannot be reached');
  expect(output).toContain('is in use by another program');
  expect(output.match(/marker-of-[\w-]+/g)).toBeNull();
  for (const password of passwords) expect(output).not.toContain(password);
});

/** Tries as a user without any rights, and says whether that worked. */
const succeedsForNobody = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { uid: 65_534, gid: 65_534, cwd: '/' }).status === 0;

test('H10.5 everything in DATA_DIR and the mailbox is its owner’s alone, also what an earlier version left open', async () => {
  const DATA_DIR = aDataFolder();
  const MAILBOX_DIR = path.join(path.dirname(DATA_DIR), 'letters');
  const PORT = await freePort();
  const old = [path.join(DATA_DIR, 'uploads', 'resume'), path.join(MAILBOX_DIR, SITE, 'letter.json')];
  for (const file of old) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '{}');
    for (let at = file; at !== path.dirname(DATA_DIR); at = path.dirname(at)) chmodSync(at, 0o777);
  }
  const forecourt = startForecourt({ DATA_DIR, MAILBOX_DIR, PORT, SITES_DIR: sitesBeside(DATA_DIR) });
  await forecourt.ready();
  expect(await sendLead(PORT)).toBe(201);
  await until('the letters are written', () => globSync(path.join(MAILBOX_DIR, SITE, '*.eml')).length >= 2);
  const mode = (at: string) => lstatSync(at).mode & 0o777;
  const isRoot = process.getuid?.() === 0;
  // Started by root, PostgreSQL runs as another user, whose group may pass DATA_DIR on the way to its own folder.
  expect(mode(DATA_DIR)).toBe(isRoot ? 0o710 : 0o700);
  const inside = [...globSync(path.join(DATA_DIR, '**')), ...globSync(path.join(MAILBOX_DIR, '**'))].filter(
    (at) => at !== DATA_DIR,
  );
  expect(inside).toEqual(
    expect.arrayContaining([...old, path.join(DATA_DIR, 'postgres', 'PG_VERSION'), path.join(DATA_DIR, 'postgres.log')]),
  );
  // The scripts of the pages are public. Another file may go while it is looked at: the database works on.
  const seen = inside.flatMap((at) =>
    at.startsWith(path.join(DATA_DIR, 'assets', path.sep)) || lstatSync(at, { throwIfNoEntry: false }) === undefined
      ? []
      : [{ at, open: mode(at) & 0o077 }],
  );
  expect(seen.filter(({ open }) => open !== 0)).toEqual([]);
  if (isRoot) {
    expect(succeedsForNobody('/bin/ls', path.dirname(DATA_DIR))).toBe(true);
    expect([DATA_DIR, MAILBOX_DIR].filter((at) => succeedsForNobody('/bin/ls', at))).toEqual([]);
    const letter = globSync(path.join(MAILBOX_DIR, SITE, '*.eml'))[0] ?? '';
    for (const file of [...old, letter, path.join(DATA_DIR, 'secret-key'), path.join(DATA_DIR, 'postgres.log')])
      expect({ file, isRead: succeedsForNobody('/bin/cat', file) }).toEqual({ file, isRead: false });
  }
  forecourt.ctrlC();
  expect(await forecourt.ended()).toBe(0);
});
