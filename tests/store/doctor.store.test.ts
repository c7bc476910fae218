import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aMailServer } from '#tests/factories/a-mail-server.ts';
import { aSiteFile } from '#tests/factories/a-site-file.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import { runCli } from '#tests/faults/run-cli.ts';
import { freePort } from '#tests/faults/running-forecourt.ts';

/** Each command is a process of its own. */
const PATIENCE_MS = 120_000;

let fleet: Fleet;
let folder: string;
beforeAll(async () => {
  fleet = await aFleet([aSiteFile({ slug: 'harbour', domains: ['www.harbour.example'] })]);
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-doctor-'));
}, PATIENCE_MS);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await fleet.end();
});

const doctor = (settings: Readonly<Record<string, string>> = {}, ...words: string[]) =>
  runCli(['doctor', ...words], { DATABASE_URL: fleet.database.owner, SITES_DIR: folder, DATA_DIR: folder, ...settings });

test('J12 the doctor names a queue that does not move and a mail server that does not greet, and exits with 1', {
  timeout: PATIENCE_MS,
}, async () => {
  await takenLead(await fleet.storeOf('harbour'));
  await sql`update delivery set next_attempt_at = now() - interval '90 minutes'`.execute(fleet.all);
  const { code, stdout } = await doctor({ SMTP_URL: `smtp://me:hidden-password@127.0.0.1:${await freePort()}` });
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /^warning {4}queue of deliveries: 1 waiting, the oldest has been due for 90 minutes; is the worker running\?$/m,
  );
  expect(stdout).toMatch(/^warning {4}the mail server 127\.0\.0\.1 cannot be used: .*ECONNREFUSED/m);
  expect(stdout).not.toContain('hidden-password');
  expect(stdout).toMatch(/^1 site checked, \d+ to attend to\.$/m);
});

test('J12 the doctor says nothing of a mail server that greets, nor of a queue that moves', {
  timeout: PATIENCE_MS,
}, async () => {
  const mail = await aMailServer();
  onTestFinished(() => mail.stop());
  await sql`update delivery set next_attempt_at = now()`.execute(fleet.all);
  const { stdout } = await doctor({ SMTP_URL: mail.url });
  expect(stdout).not.toMatch(/mail server|queue of/);
});

test('J12 where visitors come, the doctor names a host that leads nowhere; on a developer’s machine it does not look', {
  timeout: PATIENCE_MS,
}, async () => {
  // A name server that is not there: no test asks one outside.
  const resolver = ['--resolver', `127.0.0.1:${await freePort()}`];
  const [live, local] = await Promise.all([doctor({ SITE_HOSTS: 'domains' }, ...resolver), doctor({}, ...resolver)]);
  expect(live.stdout).toMatch(/^warning {4}host www\.harbour\.example: its name has no address in DNS$/m);
  expect(live.stdout).toMatch(/^warning {4}SMTP_URL is not set/m);
  expect(local.stdout).not.toContain('www.harbour.example');
  expect(await doctor({}, '--resolver', 'not-an-address')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^--resolver must be/),
  });
});

test('J12 a database that cannot be reached is a line like any other, and the rest is checked all the same', {
  timeout: PATIENCE_MS,
}, async () => {
  const gone = `postgres://me:hidden-password@127.0.0.1:${await freePort()}/none`;
  const { code, stdout, stderr } = await doctor({ DATABASE_URL: gone, SITE_HOSTS: 'domains' });
  expect([code, stderr]).toEqual([1, '']);
  expect(stdout).toMatch(/^failed {5}The database at 127\.0\.0\.1:\d+\/none cannot be reached: .+$/m);
  expect(stdout).toMatch(/^warning {4}SMS_URL is not set/m);
  expect(stdout).not.toContain('hidden-password');
});
