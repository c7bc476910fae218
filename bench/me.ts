import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Signer } from '#src/adapters/keys/signer.ts';
import { connect, type Database } from '#src/store/connect.ts';
import type { DatabaseUrls } from '#src/store/setup/role-urls.ts';
import { SiteStore } from '#src/store/site-store.ts';
import { describeMe } from '#src/use-cases/accounts/describe-me.ts';
import { tokenHashes } from '#src/use-cases/accounts/sign-in-keys.ts';
import type { Context } from '#src/use-cases/context.ts';
import { inBenchDatabase } from './search/lay-stock.ts';
import { inTurn } from './search/measure.ts';

/**
 * What every page of a signed-in shopper asks, `describe-me` behind GET /api/me, against the bare look-up of a session in PostgreSQL by its token:
 * one shopper among 20,000, with twenty watched vehicles, through the web's own role.
 */
const SHOPPERS = 20_000;
const WATCHED = 20;
const ROUNDS = 400;
const AT_ONCE = 5;
const GOAL = 2;

await inBenchDatabase('me', { big: 100 }, bench);

async function bench(all: Database, web: Database, urls: DatabaseUrls): Promise<void> {
  const { id: siteId } = await all.selectFrom('site').select('id').executeTakeFirstOrThrow();
  const token = randomUUID();
  const services = { signer: new Signer('a secret of the bench, long enough for one'), now: Date.now };
  const context = {
    site: { id: siteId },
    store: new SiteStore(web, siteId),
    services,
    sender: { session: token },
  } as unknown as Context;
  await layShoppers(all, urls, siteId, tokenHashes(context, token).tokenHash);
  const mine = await describeMe(context);
  if (mine?.watched.length !== WATCHED) throw new Error('The session was not found.');
  const hash = tokenHashes(context, token).tokenHash;
  // The platform's role may read the table; the web's has only functions.
  const bare = () =>
    sql`select id, shopper_id, expires_at from shopper_session where token_hash = ${hash} and expires_at > now()`.execute(all);
  const several = (work: () => Promise<unknown>) => () => Promise.all(Array.from({ length: AT_ONCE }, work));
  const took = await inTurn({ bare: several(bare), me: several(() => describeMe(context)) }, ROUNDS);
  const ratio = took.me / took.bare;
  console.log(
    `The bare look-up of a session: ${((took.bare * 1_000) / AT_ONCE).toFixed(0)} µs; describe-me: ${((took.me * 1_000) / AT_ONCE).toFixed(0)} µs.`,
  );
  console.log(`${ratio.toFixed(2)} times as long (goal: ${GOAL} at most).`);
  if (ratio > GOAL) process.exitCode = 1;
}

async function layShoppers(all: Database, urls: DatabaseUrls, siteId: number, hash: string): Promise<void> {
  await sql`
    with people as (
      insert into shopper (site_id, phone, created_at)
      select ${siteId}, '+614' || lpad(n::text, 8, '0'), now() from generate_series(1, ${SHOPPERS}) n returning id, phone),
    sessions as (
      insert into shopper_session (site_id, shopper_id, token_hash, device, created_at, last_used_at, expires_at)
      select ${siteId}, id, case when phone = '+61400000001' then ${hash} else left(md5(phone), 22) end, 'A device', now(), now(), now() + interval '30 days'
      from people)
    insert into watched_vehicle (site_id, shopper_id, vehicle_id, saved_at)
    select ${siteId}, p.id, v.id, now() from people p cross join (select id from vehicle order by id limit ${WATCHED}) v
    where right(p.phone, 3) = '001'`.execute(all);
  const owner = connect(urls.owner, { max: 1 });
  await sql`vacuum analyze`.execute(owner);
  await owner.destroy();
}
