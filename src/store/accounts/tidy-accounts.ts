import { sql } from 'kysely';
import { DAY_MS } from '#src/rules/time/local-day.ts';
import type { Database } from '#src/store/connect.ts';

/** The longest window of a limit is a day; a day more does no harm. */
const EVENT_DAYS = 2;

export interface AccountsTidied {
  readonly codes: number;
  readonly events: number;
  readonly sessions: number;
  readonly draws: number;
}

/** Removes codes and sessions that have expired, what no limit on signing in is counted by any more, and what erased accounts left of draws. */
export async function removePastSignIns(db: Database, now: Date): Promise<AccountsTidied> {
  const codes = await sql`delete from sign_in_code where expires_at < ${now}`.execute(db);
  const before = new Date(now.getTime() - EVENT_DAYS * DAY_MS);
  const events = await sql`delete from sign_in_event where at < ${before}`.execute(db);
  const sessions = await sql`delete from shopper_session where expires_at < ${now}`.execute(db);
  // What an erased account leaves of a draw only keeps its number from spinning twice.
  const draws = await sql`delete from prize_draw where shopper_id is null and wheel_ends_at < ${now}`.execute(db);
  return { codes: removed(codes), events: removed(events), sessions: removed(sessions), draws: removed(draws) };
}

const removed = ({ numAffectedRows }: { readonly numAffectedRows?: bigint | undefined }): number => Number(numAffectedRows ?? 0);
