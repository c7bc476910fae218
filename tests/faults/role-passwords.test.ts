import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { type Embedded, startEmbedded } from '#src/store/embedded/start-embedded.ts';
import { DatabaseUnfit } from '#src/store/setup/database-unfit.ts';
import { prepareDatabase } from '#src/store/setup/prepare-database.ts';
import { aDataFolder } from '#tests/faults/data-folder.ts';

const KEY = 'k'.repeat(40);
const ROLES = ['forecourt_app', 'forecourt_platform'];

/** A server of the test's own: the roles belong to the whole server, so that their passwords cannot be tried out on one that is shared. */
async function aServer(): Promise<Embedded> {
  const server = await startEmbedded(aDataFolder(), { flags: ['fsync=off'] });
  onTestFinished(() => server.stop());
  return server;
}

/** The owner's address without its password, which the driver then takes from PGPASSWORD. */
function withoutPassword(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  const before = process.env.PGPASSWORD;
  process.env.PGPASSWORD = url.password;
  onTestFinished(() => {
    if (before === undefined) delete process.env.PGPASSWORD;
    else process.env.PGPASSWORD = before;
  });
  url.password = '';
  return url.href;
}

async function userAt(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ name: string }>('select current_user as name')).rows[0]?.name ?? '';
  } finally {
    await client.end();
  }
}

const as = (ownerUrl: string, role: string, password: string): string => {
  const url = new URL(ownerUrl);
  [url.username, url.password] = [role, password];
  return url.href;
};
const guessed = (role: string): string => createHmac('sha256', '').update(role).digest('base64url');

test('H10.3 without a password in DATABASE_URL and without SECRET_KEY nothing is begun, and the sentence says what to set', async () => {
  const server = await aServer();
  const refusal = prepareDatabase(withoutPassword(server.url));
  await expect(refusal).rejects.toBeInstanceOf(DatabaseUnfit);
  await expect(refusal).rejects.toThrow(/^DATABASE_URL has no password in it.*set SECRET_KEY/);
  for (const role of ROLES) await expect(userAt(as(server.url, role, guessed(role)))).rejects.toThrow(/password authentication/);
});

test('H10.3 with SECRET_KEY in its place, nobody logs in with the password that could be computed, not even where an earlier version set it', async () => {
  const server = await aServer();
  const address = withoutPassword(server.url);
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  for (const role of ROLES) await admin.query(`create role ${role} login password '${guessed(role)}'`);
  // A server may give its roles only to those who administer them.
  for (const role of ROLES) await admin.query(`grant ${role} to forecourt_owner with admin option`);
  await admin.end();
  expect(await userAt(as(server.url, 'forecourt_app', guessed('forecourt_app')))).toBe('forecourt_app');

  const urls = await prepareDatabase(address, KEY);
  expect([await userAt(urls.app), await userAt(urls.platform)]).toEqual(ROLES);
  for (const role of ROLES) await expect(userAt(as(server.url, role, guessed(role)))).rejects.toThrow(/password authentication/);
  await expect(prepareDatabase(address, KEY)).resolves.toEqual(urls);
});

test('H10 the command line finds the same roles by SECRET_KEY, and without it says what to set', async () => {
  const server = await aServer();
  const DATABASE_URL = withoutPassword(server.url);
  await prepareDatabase(DATABASE_URL, KEY);
  const forecourt = (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [path.resolve('src/cli/forecourt.ts'), 'site', 'list'], {
      env: { PATH: process.env.PATH, PGPASSWORD: process.env.PGPASSWORD, DATABASE_URL, ...env },
    });
  expect((await forecourt({ SECRET_KEY: KEY })).stdout).toContain('There are no sites yet');
  await expect(forecourt({})).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('set SECRET_KEY') });
});

test('H10 a password of any characters, in front of the host or in the query, with the rest of the address kept', async () => {
  const server = await aServer();
  const password = `p@s:s/w?o#r%d&'"é `;
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query(`alter role forecourt_owner password ${admin.escapeLiteral(password)}`);
  await admin.end();
  const { host, pathname } = new URL(server.url);
  const query = 'sslmode=disable&application_name=fore%20court';
  const encoded = encodeURIComponent(password);
  const inFront = await prepareDatabase(`postgres://forecourt_owner:${encoded}@${host}${pathname}?${query}`);
  const inQuery = await prepareDatabase(`postgres://${host}${pathname}?user=forecourt_owner&password=${encoded}&${query}`);
  for (const { app, platform } of [inFront, inQuery]) {
    expect([await userAt(app), await userAt(platform)]).toEqual(ROLES);
    for (const url of [app, platform]) {
      const { searchParams } = new URL(url);
      expect([searchParams.get('sslmode'), searchParams.get('application_name')]).toEqual(['disable', 'fore court']);
      expect(url).not.toContain('forecourt_owner');
    }
  }
});

test('H10.2 a role that could see past the fences is refused', async () => {
  const server = await aServer();
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query(`create role forecourt_app login bypassrls`);
  await admin.end();
  await expect(prepareDatabase(server.url)).rejects.toThrow(
    /^The role forecourt_app is a superuser, may create roles or bypasses/,
  );
});
