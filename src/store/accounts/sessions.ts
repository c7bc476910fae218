import { sql, type Transaction } from 'kysely';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { Database } from '#src/store/connect.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** Whose session a token is, and until when it is to last if it is extended now. */
export interface SessionInput {
  readonly tokenHash: string;
  /** The hash under the key that was replaced; the session has the other from then on. */
  readonly tokenHashBefore?: string | null;
  readonly now: Date;
  /** A session that was last used before this is extended. */
  readonly renewedBefore: Date;
  readonly expiresAt: Date;
  /** After how many days from its sign-in it ends however often it is used. */
  readonly longestDays: number;
}

export interface OpenSession {
  readonly sessionId: string;
  readonly shopperId: string;
  readonly phone: string;
  /** Whether it was extended just now, so that its cookie must be too. */
  readonly isRenewed: boolean;
}

export interface CurrentShopper extends OpenSession {
  readonly watched: readonly number[];
}

/** A device on which a shopper is signed in. */
export interface SessionLine {
  readonly id: string;
  readonly device: string;
  readonly lastUsedAt: number;
}

/** The session of a token at a site, in one query outside of any transaction of ours; null when there is none. */
export async function currentSession(db: Database, siteId: number, input: SessionInput): Promise<OpenSession | null> {
  const { rows } = await sql<OpenSession>`
    select session as session_id, shopper as shopper_id, phone, is_renewed
    from current_session(${siteId}, ${JSON.stringify(input)}::jsonb)`.execute(db);
  return rows[0] ?? null;
}

/** The same with the ids of the vehicles that the shopper watches, newest first, in one query too: every page of a signed-in shopper asks. */
export async function currentShopper(db: Database, siteId: number, input: SessionInput): Promise<CurrentShopper | null> {
  const { rows } = await sql<CurrentShopper>`
    select c.session as session_id, c.shopper as shopper_id, c.phone, c.is_renewed,
      array(select w.vehicle_id from watched_vehicles(${siteId}, c.shopper) w order by w.saved_at desc, w.vehicle_id desc) as watched
    from current_session(${siteId}, ${JSON.stringify(input)}::jsonb) c`.execute(db);
  return rows[0] ?? null;
}

/** The sessions that a shopper has open at a site, the one used last first. */
export async function readSessions(
  trx: Transaction<Tables>,
  siteId: number,
  shopperId: string,
  now: Date,
): Promise<SessionLine[]> {
  const { rows } = await sql<{ id: string; device: string; lastUsedAt: Date }>`
    select * from own_sessions(${siteId}, ${shopperId}::uuid, ${now})`.execute(trx);
  return rows.map(({ lastUsedAt, ...row }) => ({ ...row, lastUsedAt: lastUsedAt.getTime() }));
}

/** When the code of a shopper's session was entered; null when there is no such session. */
export async function readCodeEnteredAt(
  trx: Transaction<Tables>,
  siteId: number,
  shopperId: string,
  sessionId: string,
): Promise<number | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select code_entered_at(${siteId}, ${shopperId}::uuid, ${sessionId}::uuid) as at`.execute(trx);
  return rows[0]?.at?.getTime() ?? null;
}

/** Ends one session of a shopper, or all of them when it is null; how many. */
export async function endSessions(
  trx: Transaction<Tables>,
  siteId: number,
  shopperId: string,
  sessionId: string | null,
): Promise<number> {
  if (sessionId !== null && !isUuid(sessionId)) return 0;
  const { rows } = await sql<{ ended: number }>`
    select end_sessions(${siteId}, ${shopperId}::uuid, ${sessionId}::uuid) as ended`.execute(trx);
  return rows[0]?.ended ?? 0;
}
