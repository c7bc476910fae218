import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

// Ratings and measures are small decimals that a double holds exactly enough; money is bigint cents and stays text until converted.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// A date is a day on a calendar, not an instant: it stays the text it is.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export type Database = Kysely<Tables>;

export interface ConnectOptions {
  /** The most connections this process may hold. */
  readonly max?: number;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  readonly onError?: (error: Error) => void;
}

/** A pool of connections under one role. A statement that hangs is cut off, so that a sick database cannot hold every request. */
export function connect(connectionString: string, { max = 5, onError = () => {} }: ConnectOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    // The server ends a statement that takes too long; where the network has gone silent, the client gives up by itself a little later.
    statement_timeout: 60_000,
    query_timeout: 65_000,
    keepAlive: true,
    allowExitOnIdle: true,
  });
  pool.on('error', onError);
  // The pool listens to idle connections only. One that breaks while it is in use fails its query; unheard, it would end the process too.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
