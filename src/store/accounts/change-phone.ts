import { sql } from 'kysely';
import type { Database } from '#src/store/connect.ts';
import type { CodeRefused, CodeTry } from './sign-in-codes.ts';
import { codeRefused } from './sign-in-codes.ts';

/** A try of a code that was sent to a shopper's new number. */
export interface PhoneChange extends CodeTry {
  readonly shopper: string;
  /** The session that asks, which goes on. */
  readonly session: string;
}

export type PhoneChanged = { readonly kind: 'changed' } | { readonly kind: 'taken' } | CodeRefused;

/** Gives a shopper another number if the code is right; the call is a transaction of its own. */
export async function changePhone(db: Database, siteId: number, input: PhoneChange): Promise<PhoneChanged> {
  const { rows } = await sql<{ outcome: PhoneChanged['kind']; triesLeft: number; ends: Date | null }>`
    select * from change_phone(${siteId}, ${JSON.stringify(input)}::jsonb)`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database returned no result for a change of number.');
  const { outcome } = row;
  return outcome === 'changed' || outcome === 'taken' ? { kind: outcome } : codeRefused({ ...row, outcome }, input.now);
}
