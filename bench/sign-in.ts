import { sql } from 'kysely';
import { Signer } from '#src/adapters/keys/signer.ts';
import type { Database } from '#src/store/connect.ts';
import { SiteStore } from '#src/store/site-store.ts';
import { requestCode } from '#src/use-cases/accounts/request-code.ts';
import { verifyCode } from '#src/use-cases/accounts/verify-code.ts';
import type { Context } from '#src/use-cases/context.ts';
import { inBenchDatabase } from './search/lay-stock.ts';
import { inTurn } from './search/measure.ts';

/**
 * Whether the time of an answer tells a shopper's number from a stranger's (ledger A1): asking for a code and trying a wrong one, for numbers
 * that have an account among 20,000 against numbers that have none, in turn, each number once.
 */
const SHOPPERS = 20_000;
const ROUNDS = 500;
/** How far the two may be apart; a guesser sees far larger differences between two answers for one number. */
const GOAL = 1.1;

await inBenchDatabase('signin', { big: 1 }, bench);

async function bench(all: Database, web: Database): Promise<void> {
  const { id, slug } = await all.selectFrom('site').select(['id', 'slug']).executeTakeFirstOrThrow();
  await sql`
    insert into shopper (site_id, phone, created_at)
    select ${id}, '+614' || lpad((n * 2)::text, 8, '0'), now() from generate_series(1, ${SHOPPERS}) n`.execute(all);
  const context = {
    site: { id, slug, name: 'A dealer', switches: { timeZone: 'Australia/Sydney' } },
    origin: 'https://dealer.example',
    store: new SiteStore(web, id),
    services: {
      signer: new Signer('a secret of the bench, long enough for one'),
      now: Date.now,
      codeLimits: { phoneHour: 5, addressHour: 1e6, siteHour: 1e6, siteDay: 1e6 },
      sms: { send: () => Promise.resolve() },
    },
    sender: { ip: '203.0.113.7', visitor: null, session: null, isSecure: true, userAgent: '', page: '' },
  } as unknown as Context;
  // Even numbers have an account, odd ones have none.
  const number = (round: number, odd: 0 | 1) => `04${String((round + 1) * 2 + odd).padStart(8, '0')}`;
  const ask = (odd: 0 | 1) => async (round: number) => {
    const { kind } = await requestCode(context, number(round, odd));
    if (kind !== 'sent') throw new Error(`A code was not sent: ${kind}.`);
  };
  const wrong = (round: number) => String(round).padStart(6, '0');
  const guess = (odd: 0 | 1) => async (round: number) => {
    const { kind } = await verifyCode(context, number(round, odd), wrong(round));
    // One in a million is right by chance.
    if (kind !== 'wrong' && kind !== 'signedIn') throw new Error(`A code was not tried: ${kind}.`);
  };
  const asked = await inTurn({ known: ask(0), unknown: ask(1) }, ROUNDS);
  const guessed = await inTurn({ known: guess(0), unknown: guess(1) }, ROUNDS);
  for (const [what, { known, unknown }] of Object.entries({ 'Asking for a code': asked, 'A wrong code': guessed })) {
    const ratio = Math.max(known, unknown) / Math.min(known, unknown);
    console.log(
      `${what}: ${(known * 1_000).toFixed(0)} µs for a shopper's number, ${(unknown * 1_000).toFixed(0)} µs for a stranger's: ${ratio.toFixed(3)} times apart (goal: ${GOAL} at most).`,
    );
    if (ratio > GOAL) process.exitCode = 1;
  }
}
