import { sql } from 'kysely';
import type { Database } from '#src/store/connect.ts';

/** After how many wrong codes within how many minutes a phone rests, and for how long. */
export interface RestLimit {
  readonly failures: number;
  readonly minutes: number;
}

/** How many texts with codes are sent; the phone's and the address's over all sites together. */
export interface CodeLimits {
  readonly phoneHour: number;
  readonly addressHour: number;
  readonly siteHour: number;
  readonly siteDay: number;
}

/** The keyed hash of a phone number, and the one under the key that was replaced; null when there is none. */
export interface Subjects {
  readonly subject: string;
  readonly subjectBefore?: string | null;
}

interface Counted extends Subjects {
  /** The keyed hash of the network address. */
  readonly network: string;
  readonly networkBefore?: string | null;
  readonly now: Date;
  readonly rest: RestLimit;
}

/** A code as it is stored. */
export interface CodeInput extends Counted {
  readonly id: string;
  readonly codeHash: string;
  readonly expiresAt: Date;
  readonly limits: CodeLimits;
}

export type CodeIssued =
  /** `sent` is how many codes the phone was sent within the last hour, this one included. */
  { readonly kind: 'sent'; readonly sent: number } | { readonly kind: 'resting' | CodeLimit; readonly until: number };

/** The limit on texts that is reached. */
export type CodeLimit = 'phone' | 'address' | 'site';

/** A try of a code that was sent to a phone number in E.164 form. */
export interface CodeTry extends Counted {
  readonly phone: string;
  readonly codeHash: string;
  readonly codeHashBefore?: string | null;
  readonly mostTries: number;
}

/** A try of a code, and the session that it opens if the code is right. */
export interface TryInput extends CodeTry {
  readonly tokenHash: string;
  /** The hash of the token that the same browser had before. */
  readonly replaces: string | null;
  readonly replacesBefore?: string | null;
  readonly device: string;
  readonly sessionExpiresAt: Date;
  readonly mostSessions: number;
}

export type CodeTried = { readonly kind: 'signedIn'; readonly shopperId: string; readonly sessionId: string } | CodeRefused;

/** Why a code was not the right one. */
export type CodeRefused =
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  /** It has expired unused, or there is no code that could be tried. */
  | { readonly kind: 'expired' | 'gone' }
  | { readonly kind: 'resting'; readonly until: number };

/** Stores a code and counts its text, unless a limit is reached; the call is a transaction of its own. */
export async function issueCode(db: Database, siteId: number, input: CodeInput): Promise<CodeIssued> {
  const { rows } = await sql<{ outcome: CodeIssued['kind']; ends: Date | null; sent: number }>`
    select * from issue_code(${siteId}, ${JSON.stringify(input)}::jsonb)`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database returned no result for a sign-in code.');
  return row.outcome === 'sent'
    ? { kind: 'sent', sent: row.sent }
    : { kind: row.outcome, until: row.ends?.getTime() ?? input.now.getTime() };
}

/** Finds under the hashes of the current key what was counted and drawn under those of the previous one. */
export async function carryOver(db: Database, siteId: number, subjects: Subjects): Promise<void> {
  if (subjects.subjectBefore == null) return;
  await sql`select carry_over(${siteId}, ${JSON.stringify(subjects)}::jsonb)`.execute(db);
}

/** Removes a code whose text was not sent. */
export async function withdrawCode(db: Database, siteId: number, codeId: string): Promise<void> {
  await sql`select withdraw_code(${siteId}, ${codeId}::uuid)`.execute(db);
}

/** Tries a code, and signs in if it is right; the call is a transaction of its own. */
export async function tryCode(db: Database, siteId: number, input: TryInput): Promise<CodeTried> {
  const { rows } = await sql<{
    outcome: CodeTried['kind'];
    triesLeft: number;
    ends: Date | null;
    shopper: string | null;
    session: string | null;
  }>`select * from try_code(${siteId}, ${JSON.stringify(input)}::jsonb)`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database returned no result for a try of a sign-in code.');
  const { outcome } = row;
  return outcome === 'signedIn'
    ? { kind: 'signedIn', shopperId: row.shopper ?? '', sessionId: row.session ?? '' }
    : codeRefused({ ...row, outcome }, input.now);
}

interface RefusedRow {
  readonly outcome: CodeRefused['kind'];
  readonly triesLeft: number;
  readonly ends: Date | null;
}

export function codeRefused({ outcome, triesLeft, ends }: RefusedRow, now: Date): CodeRefused {
  switch (outcome) {
    case 'wrong':
      return { kind: 'wrong', triesLeft };
    case 'resting':
      return { kind: 'resting', until: (ends ?? now).getTime() };
    case 'expired':
    case 'gone':
      return { kind: outcome };
  }
}
