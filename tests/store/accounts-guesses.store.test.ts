import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestCode } from '#src/use-cases/accounts/request-code.ts';
import { verifyCode } from '#src/use-cases/accounts/verify-code.ts';
import type { Context } from '#src/use-cases/context.ts';
import { aPhone, aSignInHarness, DAY, HOUR, MINUTE, otherThan, type SignInHarness } from './sign-in-harness.ts';

/** What the issue says: ten failures within an hour stop a number. */
const MOST_IN_AN_HOUR = 10;
/** Guesses that are tried in the database alone, how many at a time, and how far apart they are. */
const GUESSES = process.env.ATTACKS === 'whole' ? 1_000_000 : 10_000;
const [BATCH, APART_MS] = [5_000, 3_600];

let here: SignInHarness;
let harbour: Context;
beforeAll(async () => {
  here = await aSignInHarness();
  harbour = await here.at('harbour');
});
afterAll(() => here.end());

/** When codes of a number were compared and were wrong, on whatever site, in order. */
async function failuresOf(subject: string): Promise<number[]> {
  const { rows } = await sql<{ at: Date }>`
    select at from sign_in_event where subject = ${subject} and kind = 'failed' order by at`.execute(here.fleet.all);
  return rows.map(({ at }) => at.getTime());
}
/** The most of these instants, which are in order, that are less than an hour apart. */
function mostInAnHour(instants: readonly number[]): number {
  let [most, first] = [0, 0];
  for (const [last, at] of instants.entries()) {
    while ((instants[first] ?? at) <= at - HOUR) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

test('A1 thousands of guesses, by day and night, from everywhere and on all sites, compare ten codes an hour at most', {
  timeout: 60_000,
}, async () => {
  const phone = aPhone();
  const subject = harbour.services.signer.sign('phone', phone);
  const sites = await Promise.all(['harbour', 'summit', 'coastline'].map((slug) => here.at(slug, { limits: { phoneHour: 3 } })));
  const begun = here.now();
  let signedIn = 0;
  for (let guess = 0; guess < 2_000; guess += 1) {
    const context = sites[guess % 3] ?? harbour;
    const from = { ...context, sender: { ...(context.sender ?? harbour.sender), ip: `198.51.100.${guess % 250}` } } as Context;
    if (guess % 20 === 0) await requestCode(from, phone);
    const codes = new Set(
      here.texts
        .filter(({ to }) => to === phone)
        .slice(-9)
        .map(({ text }) => text.slice(0, 6)),
    );
    let wrong = otherThan('000000', guess);
    while (codes.has(wrong)) wrong = otherThan(wrong);
    if ((await verifyCode(from, phone, wrong)).kind === 'signedIn') signedIn += 1;
    // Bursts and pauses: a minute on average.
    here.pass(guess % 10 === 9 ? 8 * MINUTE : (guess % 5) * 8_000);
  }
  const failures = await failuresOf(subject);
  const hours = (here.now() - begun) / HOUR;
  expect(signedIn).toBe(0);
  expect(failures.length).toBeGreaterThan(hours);
  expect(mostInAnHour(failures)).toBeLessThanOrEqual(MOST_IN_AN_HOUR);
  expect(failures.length).toBeLessThanOrEqual(MOST_IN_AN_HOUR * Math.ceil(hours));
});

test('A1 guesses every few seconds for days, with a new code after every five, compare ten codes an hour at most', {
  timeout: 30_000 + GUESSES,
}, async () => {
  const subject = 'g'.repeat(22);
  const site = harbour.site.id;
  const common = { subject, network: 'n'.repeat(22), rest: { failures: MOST_IN_AN_HOUR, minutes: 60 } };
  const limits = { phoneHour: 3, addressHour: 1_000, siteHour: 1_000, siteDay: 10_000 };
  const issue = JSON.stringify({ ...common, codeHash: 'r'.repeat(22), limits });
  const guess = JSON.stringify({ ...common, codeHash: 'w'.repeat(22), mostTries: 5 });
  const begun = here.now() + 10 * DAY;
  const outcomes = new Map<string, number>();
  for (let from = 0; from < GUESSES; from += BATCH) {
    const { rows } = await sql<{ outcome: string; count: number }>`
      select t.outcome, count(*)::integer as count from generate_series(${from}::bigint, ${from + BATCH - 1}::bigint) g
      cross join lateral (select ${new Date(begun)}::timestamptz + g * ${APART_MS} * interval '1 millisecond' as at) c
      left join lateral (select from issue_code(${site}, ${issue}::jsonb || jsonb_build_object('id', gen_random_uuid(),
        'now', c.at, 'expiresAt', c.at + interval '5 minutes')) where g % 5 = 0 offset 0) i on true
      cross join lateral try_code(${site}, ${guess}::jsonb || jsonb_build_object('now', c.at)) t
      group by 1`.execute(here.fleet.app);
    for (const { outcome, count } of rows) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + count);
  }
  expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(GUESSES);
  expect([...outcomes.keys()]).not.toContain('signedIn');
  const failures = await failuresOf(subject);
  const hours = (GUESSES * APART_MS) / HOUR;
  expect(failures.length).toBeGreaterThan(hours);
  expect(failures.length).toBeLessThanOrEqual(MOST_IN_AN_HOUR * hours);
  expect(mostInAnHour(failures)).toBe(MOST_IN_AN_HOUR);
});
