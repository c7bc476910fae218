import type pg from 'pg';
import { DatabaseAway } from '#src/rules/load/database-away.ts';

/** PostgreSQL says that a connection failed, that it is short of connections, memory or disk, or that it is stopping, has crashed or is starting. */
const AWAY_STATE = /^(?:08...|53...|57P0[1-3])$/;

/** What the machine says of a connection that cannot be made, or that broke. */
const BROKEN: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The driver has no code for these, only words. */
const LOST = /^(?:Connection terminated|Query read timeout)|is not queryable$/;

/** The error as it is thrown to those who asked: whatever means that the database is away is one kind of error. */
export function asAway(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (!AWAY_STATE.test(code) && !BROKEN.has(code) && !LOST.test(error.message)) return error;
  // An address with several hosts fails for a reason at each, and then has no words of its own.
  return new DatabaseAway(error.message === '' ? code : error.message, { cause: error });
}

/** Has a connection say so in the same way when the database goes away in the middle of a query. */
export function sayWhenAway(client: pg.PoolClient): void {
  const query = client.query.bind(client) as unknown as (text: string, values?: unknown[]) => Promise<unknown>;
  Object.assign(client, {
    query: (text: string, values?: unknown[]) =>
      query(text, values).catch((error: unknown) => {
        throw asAway(error);
      }),
  });
}
