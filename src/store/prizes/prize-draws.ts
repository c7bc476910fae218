import { sql, type Transaction } from 'kysely';
import type { WheelPart } from '#src/rules/prizes/prize-wheel.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** A draw that is to be recorded. */
export interface DrawInput {
  readonly shopper: string;
  /** What stands for the shopper's number; nobody with the same number spins a wheel twice. */
  readonly person: string;
  readonly wheel: string;
  readonly wheelEndsAt: string;
  readonly seed: string;
  readonly parts: readonly WheelPart[];
  readonly part: number;
  readonly name: string;
  readonly isPrize: boolean;
  readonly code: string | null;
  /** The last day it can be claimed, such as 2027-02-15. */
  readonly validUntil: string | null;
  readonly now: Date;
}

/** What a shopper's wheel stopped at. */
export interface Draw {
  readonly wheel: string;
  readonly part: number;
  /** '' once its shopper's data was erased. */
  readonly name: string;
  readonly isPrize: boolean;
  readonly code: string | null;
  readonly validUntil: string | null;
  readonly drawnAt: Date;
}

/** With what proves it. */
export interface DrawRecord extends Draw {
  /** Until then it stays on record that the number has had its turn, whoever erases their data. */
  readonly wheelEndsAt: Date;
  readonly seed: string;
  readonly parts: readonly WheelPart[];
}

/** Records a draw, or returns the shopper's earlier one; null when there is no such shopper, or the code is another's. */
export async function drawPrize(
  trx: Transaction<Tables>,
  siteId: number,
  input: DrawInput,
): Promise<(Draw & { readonly isNew: boolean }) | null> {
  const { rows } = await sql<Draw & { readonly isNew: boolean }>`
    select * from draw_prize(${siteId}, ${JSON.stringify(input)}::jsonb)`.execute(trx);
  return rows[0] ?? null;
}

/** A shopper's draws at a site, newest first. */
export async function readDraws(
  trx: Transaction<Tables>,
  siteId: number,
  shopperId: string,
  person: string,
): Promise<DrawRecord[]> {
  const { rows } = await sql<DrawRecord>`
    select * from own_draws(${siteId}, ${shopperId}::uuid, ${person})`.execute(trx);
  return rows;
}

export async function eraseDraws(trx: Transaction<Tables>, siteId: number, shopperId: string, person: string): Promise<void> {
  await sql`select erase_draws(${siteId}, ${shopperId}::uuid, ${person})`.execute(trx);
}
