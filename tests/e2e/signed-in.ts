import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { Signer } from '#src/adapters/keys/signer.ts';
import { sessionMark } from '#src/http/session-cookie.ts';
import { signingKey } from '#src/server/settings/secret-key.ts';
import { site } from '#tests/e2e/address.ts';
import { inDatabase } from '#tests/e2e/in-database.ts';
import { serverRun } from '#tests/e2e/server-run.ts';

/** A vehicle that somebody saved, by its stock number. */
interface SavedVehicle {
  readonly stocknum: string;
  /** In dollars, when it was saved. */
  readonly price: number | null;
  /** Per week, where that was the price shown. */
  readonly weeklyPrice?: number;
  readonly daysAgo: number;
}

/** Someone who is signed in on a site. */
export interface SignedInShopper {
  readonly token: string;
  readonly shopperId: string;
  /** Puts vehicles of the site on their watchlist. */
  watch(...saved: readonly SavedVehicle[]): Promise<void>;
}

let people = 0;

/** A mobile that no other test uses, in E.164 form. */
export function aMobile(): string {
  people += 1;
  return `+614${String((process.pid * 1000 + people) % 100_000_000).padStart(8, '0')}`;
}

/** The cookies of someone who is signed in, as a request sends them. */
export const cookiesOf = ({ token }: Pick<SignedInShopper, 'token'>): string =>
  `session=${token}; signed_in=${sessionMark(token)}`;

/** The same as a browser keeps them. */
export const browserCookies = (slug: string, { token }: Pick<SignedInShopper, 'token'>) => [
  { name: 'session', value: token, url: site(slug), httpOnly: true, sameSite: 'Lax' as const },
  { name: 'signed_in', value: sessionMark(token), url: site(slug), sameSite: 'Lax' as const },
];

/** Signs a browser in on a site as if the code had been entered: the page for that has tests of its own. */
export async function signedIn(context: BrowserContext | null, slug: string, phone = aMobile()): Promise<SignedInShopper> {
  const secret = readFileSync(path.join(serverRun().dataDir, 'secret-key'), 'utf8').trim();
  const signer = new Signer(signingKey(secret));
  const token = randomBytes(32).toString('base64url');
  const { siteId, shopperId } = await inDatabase(async (db) => {
    const found = await db.query<{ id: number }>('select id from site where slug = $1', [slug]);
    const id = found.rows[0]?.id ?? 0;
    const shopper = await db.query<{ id: string }>(
      `insert into shopper (site_id, phone, created_at) values ($1, $2, now())
       on conflict (site_id, phone) do update set phone = excluded.phone returning id`,
      [id, phone],
    );
    const made = shopper.rows[0]?.id ?? '';
    await db.query(
      `insert into shopper_session (site_id, shopper_id, token_hash, device, created_at, last_used_at, expires_at)
       values ($1, $2, $3, 'Chrome on Linux computer', now(), now(), now() + interval '30 days')`,
      [id, made, signer.sign('session', `${id} ${token}`)],
    );
    return { siteId: id, shopperId: made };
  });
  await context?.addCookies(browserCookies(slug, { token }));
  return {
    token,
    shopperId,
    watch: (...saved) =>
      inDatabase(async (db) => {
        for (const { stocknum, price, weeklyPrice, daysAgo } of saved)
          await db.query(
            `insert into watched_vehicle (site_id, shopper_id, vehicle_id, saved_at, saved_price_cents, saved_weekly_price_cents)
             select $1, $2, v.id, now() - $4::integer * interval '1 day', $5, $6 from vehicle v join site_dealership d on d.dealership_id = v.dealership_id
             where d.site_id = $1 and v.stocknum = $3`,
            [
              siteId,
              shopperId,
              stocknum,
              daysAgo,
              price === null ? null : price * 100,
              weeklyPrice === undefined ? null : weeklyPrice * 100,
            ],
          );
      }),
  };
}
