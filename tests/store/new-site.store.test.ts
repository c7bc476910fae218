import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Directory } from '#src/showroom/directory.ts';
import { connect, type Database } from '#src/store/connect.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import { SiteStore } from '#src/store/site-store.ts';
import type { SiteFileFacts } from '#tests/factories/a-site-file.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import { aDatabase, type TestDatabase } from '#tests/store/database.ts';
import { type Ran, runCommands } from '#tests/store/run-commands.ts';

/** Each batch of commands is a process of its own. */
const PATIENCE_MS = 120_000;
const PLACE = ['--name', 'Bluegum Motors', '--city', 'Ballarat', '--state', 'VIC', '--postcode', '3350'];
const NOBODY = /warning +bluegum: nobody receives leads for the dealership "bluegum-dealership"/;

let database: TestDatabase;
let folder: string;
let app: Database;
let all: Database;
const run = (...commands: string[][]): Promise<Ran[]> => runCommands(database, folder, commands);
const fileOf = (slug: string) => JSON.parse(readFileSync(path.join(folder, `${slug}.json`), 'utf8')) as SiteFileFacts;
const switchesOf = async (slug: string) => {
  const { id } = await all.selectFrom('site').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  return new PlatformStore(all).switchesOf(id, new Date());
};

beforeAll(async () => {
  database = await aDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-new-site-'));
  [app, all] = [connect(database.app, { max: 1 }), connect(database.platform, { max: 1 })];
  const [made] = await run(['site', 'create', 'bluegum', ...PLACE, '--email', 'leads@bluegum.example']);
  if (made?.code !== 0 || made.output.includes('warning')) throw new Error(`The site was not made: ${made?.output ?? ''}`);
}, PATIENCE_MS);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([app.destroy(), all.destroy()]);
  await database.drop();
});

test('P16.1 a new site names no lender and has finance off', async () => {
  expect(await switchesOf('bluegum')).toMatchObject({ financeEnabled: false, financeProvider: null });
});

test('P16.2 a new site has the zone and the forms of the state in its address', async () => {
  expect(await switchesOf('bluegum')).toMatchObject({ timeZone: 'Australia/Melbourne', formState: 'vic' });
});

test('P16.2 a site is not made with a postcode that is not in its state', { timeout: PATIENCE_MS }, async () => {
  const at = (state: string, postcode: string) => [
    'site',
    'create',
    'astray',
    '--name',
    'Astray',
    '--city',
    'Perth',
    '--state',
    state,
    '--postcode',
    postcode,
    '--no-email',
  ];
  const [elsewhere, nowhere, listed] = await run(at('VIC', '6000'), at('WA', '9998'), ['site', 'list']);
  expect(elsewhere).toMatchObject({ code: 2, output: expect.stringMatching(/^The postcode 6000 is in WA, not in VIC\./) });
  expect(nowhere).toMatchObject({ code: 2, output: expect.stringMatching(/^There is no postcode "9998"/) });
  expect(listed?.output).not.toContain('astray');
});

test('P16.3, N4.2 a new site has a privacy page, marked as a sample, with the promised times', () => {
  const page = JSON.stringify(fileOf('bluegum').pages['privacy-policy']);
  for (const words of ['SAMPLE TEXT', 'within 7 days', 'within 30 days', 'complaints within 14 days'])
    expect(page).toContain(words);
});

test('P16.4 a site is not made until it is said who receives its leads, or that nobody does', {
  timeout: PATIENCE_MS,
}, async () => {
  const both = ['--email', 'a@b.example', '--no-email'];
  const asked = await run(
    ['site', 'create', 'asked', ...PLACE],
    ['site', 'create', 'asked', ...PLACE, ...both],
    ['site', 'list'],
  );
  expect(asked.map(({ code }) => code)).toEqual([2, 2, 0]);
  expect(asked[0]?.output).toMatch(/^Who receives its leads\?.*--email.*--no-email/);
  expect(asked[2]?.output).not.toContain('asked');
});

test('P16.4 apply, show, the inbox and the doctor name a site whose leads nobody receives', {
  timeout: PATIENCE_MS,
}, async () => {
  const file = path.join(folder, 'bluegum.json');
  const before = readFileSync(file, 'utf8');
  const commands = [['site', 'apply'], ['site', 'show', 'bluegum'], ['leads', '--site', 'bluegum'], ['doctor']];
  for (const { output } of await run(...commands)) expect(output).not.toMatch(NOBODY);
  writeFileSync(file, before.replace('"leads@bluegum.example"', ''));
  try {
    const ran = await run(...commands);
    for (const { output } of ran) expect(output).toMatch(NOBODY);
    expect(ran.map(({ code }) => code)).toEqual([0, 0, 0, 1]);
  } finally {
    writeFileSync(file, before);
    await run(['site', 'apply']);
  }
});

test('P16.7 apply, show, the inbox and the doctor say when finance is switched on without its page or its lender', {
  timeout: PATIENCE_MS,
}, async () => {
  const file = path.join(folder, 'bluegum.json');
  const before = readFileSync(file, 'utf8');
  const commands = [['site', 'apply'], ['site', 'show', 'bluegum'], ['leads', '--site', 'bluegum'], ['doctor']];
  const switchedOn = before.replace('"financeEnabled": false', '"financeEnabled": true');
  try {
    writeFileSync(file, switchedOn);
    for (const { output } of await run(...commands)) {
      expect(output).toMatch(/warning +bluegum: finance is on and its links go to \/finance, which is not among its pages/);
      expect(output).toMatch(/warning +bluegum: finance is on without a lender/);
    }
    writeFileSync(file, switchedOn.replace('"financeProvider": null,', ''));
    for (const { output } of await run(...commands))
      expect(output).toMatch(/warning +bluegum: finance is on with the sample lender/);
  } finally {
    writeFileSync(file, before);
    await run(['site', 'apply']);
  }
});

test('P16.5, P10.1 a lead that reached only its shopper is not called delivered, and its time is on the site’s clock', {
  timeout: PATIENCE_MS,
}, async () => {
  const { id } = await all.selectFrom('site').select('id').where('slug', '=', 'bluegum').executeTakeFirstOrThrow();
  const leadId = await takenLead(new SiteStore(app, id), {
    planned: [{ channel: 'shopper-email', target: 'sam@shopper.example' }],
  });
  await sql`update delivery set state = 'delivered', suppressed_because = null, delivered_at = now() where lead_id = ${leadId}`.execute(
    all,
  );
  await sql`update lead set created_at = '2026-01-05T23:30:00Z' where id = ${leadId}`.execute(all);
  const [listed, doctor, resent, again] = await run(
    ['leads', '--site', 'bluegum'],
    ['doctor'],
    ['leads', 'resend', leadId, '--site', 'bluegum'],
    ['leads', '--site', 'bluegum'],
  );
  const line = listed?.output.split('\n').find((one) => one.startsWith(leadId.slice(0, 8)));
  expect(line).toContain('2026-01-06 10:30 AEDT');
  expect(line).toMatch(/NO RECEIVER at the dealer \(email to the shopper: 1 delivered\)$/);
  expect(doctor).toMatchObject({ code: 1, output: expect.stringContaining('1 of its leads had no receiver') });
  // Sent again, it goes to whoever receives leads by now.
  expect(resent?.output).toBe('1 delivery is queued again.\n');
  expect(again?.output).toMatch(/1 delivered, 1 waiting$/m);
});

test('J6.5 a removed site is found by no host, stays so when files are applied, and comes back when it is restored', {
  timeout: PATIENCE_MS,
}, async () => {
  const served = async () => {
    const directory = new Directory(app, 'local');
    await directory.refresh();
    return directory.siteOf('bluegum.localhost')?.slug ?? null;
  };
  expect(await served()).toBe('bluegum');
  const [removed, applied, again] = await run(['site', 'remove', 'bluegum'], ['site', 'apply'], ['site', 'remove', 'bluegum']);
  expect([removed?.code, applied?.code, again?.code]).toEqual([0, 0, 1]);
  expect(applied?.output).toMatch(/^removed +bluegum: it is not served/m);
  expect(await served()).toBeNull();
  // Not even where its file is gone may another site take its slug: it would not be served.
  const file = path.join(folder, 'bluegum.json');
  const before = readFileSync(file, 'utf8');
  rmSync(file);
  const [taken] = await run(['site', 'create', 'bluegum', ...PLACE, '--no-email']);
  expect(taken).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^The site "bluegum" was removed.*site restore bluegum/),
  });
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, before);
  expect((await sql`select id from lead`.execute(all)).rows.length).toBeGreaterThan(0);
  expect((await run(['site', 'restore', 'bluegum']))[0]).toMatchObject({ code: 0 });
  expect(await served()).toBe('bluegum');
});

test('J6.6 a site whose file is gone is named with what to do about it', { timeout: PATIENCE_MS }, async () => {
  await run(['site', 'create', 'fileless', ...PLACE, '--no-email']);
  rmSync(path.join(folder, 'fileless.json'));
  const [applied, doctor] = await run(['site', 'apply'], ['doctor']);
  expect(applied).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^no file +fileless: .*"forecourt site remove fileless"/m),
  });
  expect(doctor?.output).toMatch(/fileless: its file is gone and it is still served/);
});

test('J6.6 a site whose file is refused is not called one whose file is gone', { timeout: PATIENCE_MS }, async () => {
  const file = path.join(folder, 'bluegum.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('"switches": {', '"switches": { "unknown": 1,'));
  try {
    const [applied, doctor] = await run(['site', 'apply'], ['doctor']);
    for (const ran of [applied, doctor]) {
      expect(ran?.output).toMatch(/^refused +bluegum\.json: /m);
      expect(ran?.output).not.toMatch(/site remove bluegum/);
    }
  } finally {
    writeFileSync(file, before);
    await run(['site', 'apply']);
  }
});

test('J6.7 an empty or partial stock file is said, and removes nothing', { timeout: PATIENCE_MS }, async () => {
  const cars = [1, 2].map((at) => ({
    stocknum: `B${at}`,
    car_type: 'used',
    year: 2022,
    make: 'Mazda',
    model: 'CX-5',
    price: 9_990,
  }));
  const files = Object.entries({ both: cars, one: cars.slice(0, 1), none: [] }).map(([name, rows]) => {
    const file = path.join(folder, 'templates', `${name}.cars.json`);
    writeFileSync(file, JSON.stringify(rows));
    return file;
  });
  const ran = await run(...files.map((file) => ['stock', 'import', file, '--dealership', 'bluegum-dealership']));
  for (const file of files) rmSync(file);
  expect(ran.map(({ code }) => code)).toEqual([0, 0, 1]);
  expect(ran[0]?.output).toBe('2 added, 0 changed, 0 unchanged, 0 set aside.\n');
  expect(ran[1]?.output).toContain('1 unsold vehicle of this feed is not in the file; it stays.');
  expect(ran[2]?.output).toContain('has 0 rows: nothing was changed.');
  expect(ran[2]?.output).toContain('2 unsold vehicles of this feed are not in the file; they stay.');
});
