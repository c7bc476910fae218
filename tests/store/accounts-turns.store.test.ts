import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { until } from '#tests/faults/processes.ts';

let fleet: Fleet;
let clients: readonly [pg.Client, pg.Client];
let sites: readonly [number, number];
beforeAll(async () => {
  fleet = await aFleet();
  sites = [await fleet.siteId('harbour'), await fleet.siteId('summit')];
});
afterAll(() => fleet.end());
beforeEach(async () => {
  clients = [new pg.Client({ connectionString: fleet.database.app }), new pg.Client({ connectionString: fleet.database.app })];
  for (const client of clients) await client.connect();
  onTestFinished(async () => void (await Promise.all(clients.map((client) => client.end()))));
});

const hash = () => randomUUID().slice(0, 22);
const rest = { failures: 10, minutes: 60 };
const generous = { phoneHour: 1000, addressHour: 1000, siteHour: 1000, siteDay: 1000 };
const aCode = (facts: object = {}) => ({
  id: randomUUID(),
  subject: hash(),
  network: hash(),
  now: NOW,
  rest,
  limits: generous,
  codeHash: hash(),
  expiresAt: new Date(NOW.getTime() + 300_000),
  ...facts,
});
const issue = async (client: pg.Client, site: number, code: object) =>
  (await client.query<{ outcome: string }>('select outcome from issue_code($1, $2)', [site, code])).rows[0]?.outcome;
const attempt = async (client: pg.Client, site: number, facts: object) => {
  const session = { phone: '+61400000001', tokenHash: hash(), device: '', sessionExpiresAt: NOW, mostSessions: 20 };
  const given = { network: hash(), now: NOW, rest, mostTries: 5, ...session, ...facts };
  const { rows } = await client.query<{ outcome: string; tries_left: number }>('select * from try_code($1, $2)', [site, given]);
  return `${rows[0]?.outcome} ${rows[0]?.tries_left}`;
};

/** Does one thing in a transaction that stays open until the other thing waits for it, or is done already. */
async function inTurn<T>(first: (client: pg.Client) => Promise<T>, second: (client: pg.Client) => Promise<T>): Promise<T[]> {
  const [one, other] = clients;
  await one.query('begin');
  const done = await first(one);
  const doing = second(other);
  await Promise.race([doing, until('the second waits', () => isWaiting())]);
  await one.query('commit');
  return [done, await doing];
}
async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`.execute(fleet.all);
  return rows.length > 0;
}

test('H9.2 a code for a number waits until another for it, of another site, is counted', async () => {
  const shared = { subject: hash(), limits: { ...generous, phoneHour: 1 } };
  expect(
    await inTurn(
      (client) => issue(client, sites[0], aCode(shared)),
      (client) => issue(client, sites[1], aCode(shared)),
    ),
  ).toEqual(['sent', 'phone']);
});

test('H9.1 a code for a network address waits until another for it, of another site, is counted', async () => {
  const shared = { network: hash(), limits: { ...generous, addressHour: 1 } };
  expect(
    await inTurn(
      (client) => issue(client, sites[0], aCode(shared)),
      (client) => issue(client, sites[1], aCode(shared)),
    ),
  ).toEqual(['sent', 'address']);
});

test('H9.3 a code of a site waits until another of it is counted', async () => {
  const coastline = await fleet.siteId('coastline');
  const shared = { limits: { ...generous, siteHour: 1 } };
  expect(
    await inTurn(
      (client) => issue(client, coastline, aCode(shared)),
      (client) => issue(client, coastline, aCode(shared)),
    ),
  ).toEqual(['sent', 'site']);
});

test('A1 a try waits until another of the same number is decided, and has one try less, or none if that was right', async () => {
  const code = aCode();
  await issue(clients[0], sites[0], code);
  const wrong = { subject: code.subject, codeHash: hash() };
  const right = { subject: code.subject, codeHash: code.codeHash };
  const trying = (facts: object) => (client: pg.Client) => attempt(client, sites[0], facts);
  expect(await inTurn(trying(wrong), trying(wrong))).toEqual(['wrong 4', 'wrong 3']);
  expect(await inTurn(trying(right), trying(right))).toEqual(['signedIn 0', 'gone 0']);
});
