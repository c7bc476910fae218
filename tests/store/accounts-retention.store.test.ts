import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { tidyAccounts } from '#src/jobs/tidy-accounts.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import { requestCode } from '#src/use-cases/accounts/request-code.ts';
import { verifyCode } from '#src/use-cases/accounts/verify-code.ts';
import { aPhone, aSignInHarness, DAY, HOUR, MINUTE, otherThan, type SignInHarness } from './sign-in-harness.ts';

let here: SignInHarness;
beforeAll(async () => {
  here = await aSignInHarness();
});
afterAll(() => here.end());

/** Everything in the database as text, as its owner sees it, without the fractions of seconds. */
async function everything(): Promise<string> {
  const owner = new pg.Client({ connectionString: here.fleet.database.owner });
  await owner.connect();
  onTestFinished(() => owner.end());
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname !~ '^(pg_|information_schema)'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`);
    texts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return texts.join('\n').replaceAll(/(?<=T\d\d:\d\d:\d\d)\.\d+/g, '');
}

test('H10 no code and no token is in the database, and no network address; a phone only where its shopper is', async () => {
  const [stranger, known] = [aPhone(), aPhone()];
  const ip = '198.51.100.77';
  const harbour = await here.at('harbour', { ip });
  await requestCode(harbour, stranger);
  const code = here.codeOf(stranger);
  await verifyCode(harbour, stranger, otherThan(code));
  const { token, shopper } = await here.signIn(harbour, known);
  const all = await everything();
  expect(all).toContain(shopper.sessionId);
  expect(all.split('\n').filter((row) => row.includes(known))).toEqual([expect.stringMatching(/^public\.shopper /)]);
  for (const secret of [code, here.codeOf(known), token.slice(0, 12), ip, stranger, stranger.slice(3)])
    expect(all).not.toContain(secret);
});

const counts = async () => {
  const { rows } = await sql<Record<'codes' | 'events' | 'sessions' | 'shoppers', number>>`
    select (select count(*) from sign_in_code)::integer as codes, (select count(*) from sign_in_event)::integer as events,
      (select count(*) from shopper_session)::integer as sessions, (select count(*) from shopper)::integer as shoppers`.execute(
    here.fleet.all,
  );
  return rows[0];
};
const tidy = () => tidyAccounts(() => new Date(here.now())).run({ db: here.fleet.all, log: pino({ level: 'silent' }) });

test('H10.6 each night codes and sessions that have expired, and events that no limit needs, are removed; nothing else is', async () => {
  here.pass(60 * DAY);
  await tidy();
  const { shoppers = 0 } = (await counts()) ?? {};
  expect(await counts()).toEqual({ codes: 0, events: 0, sessions: 0, shoppers });
  const harbour = await here.at('harbour');
  const { token } = await here.signIn(harbour, aPhone());
  await tidy();
  expect(await counts()).toEqual({ codes: 1, events: 1, sessions: 1, shoppers: shoppers + 1 });
  here.pass(6 * MINUTE);
  await tidy();
  expect(await counts()).toMatchObject({ codes: 0, events: 1 });
  here.pass(2 * DAY - 6 * MINUTE);
  await tidy();
  expect(await counts()).toMatchObject({ events: 1, sessions: 1 });
  here.pass(HOUR);
  await tidy();
  expect(await counts()).toMatchObject({ events: 0, sessions: 1 });
  expect(await readSession(await here.at('harbour', { session: token }))).toMatchObject({ isRenewed: true });
  here.pass(30 * DAY + 1);
  await tidy();
  expect(await counts()).toMatchObject({ sessions: 0, shoppers: shoppers + 1 });
});
