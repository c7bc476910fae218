import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { Overloaded } from '#src/rules/load/overloaded.ts';
import type { Tables } from '#src/store/tables/tables.ts';
import { type AnsweredQuery, answeredQuery } from './answered-query.ts';
import { type Asker, ConnectionTurns } from './connection-turns.ts';
import { asAway, sayWhenAway } from './database-faults.ts';
import { lowerPriority } from './lower-priority.ts';

// Ratings and measures are small decimals that a double holds exactly enough; money is bigint cents and stays text until converted.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// A date is a day on a calendar, not an instant: it stays the text it is.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export type Database = Kysely<Tables>;

export interface ConnectOptions {
  /** The most connections this process may hold. */
  readonly max?: number;
  /** How many may wait for a connection; one more is refused at once. Without it all may, each for as long as the pool waits. */
  readonly maxWaiting?: number;
  /** For whom a connection is wanted, where several share the pool; null outside any request. */
  readonly asker?: () => Asker | null;
  /** How long one may wait for a connection before the process counts as overloaded. */
  readonly waitMs?: number;
  /** How long one statement may take; null for as long as it needs. */
  readonly statementMs?: number | null;
  /** What the server's list of connections calls them. */
  readonly name?: string;
  /** Whether whatever else uses the database goes first, as far as that can be told it. */
  readonly isBackground?: boolean;
  /** Called when an idle connection broke; the pool replaces it by itself. */
  readonly onError?: (error: Error) => void;
  /** Called after each query, in the asynchronous context of whoever made it. */
  readonly onQuery?: ((query: AnsweredQuery) => void) | undefined;
}

/** A pool of connections under one role. A statement that hangs is cut off, so that a sick database cannot hold every request. */
export function connect(
  connectionString: string,
  {
    max = 5,
    maxWaiting = Number.POSITIVE_INFINITY,
    asker = () => null,
    waitMs = 5_000,
    statementMs = 60_000,
    name,
    isBackground = false,
    onError = () => {},
    onQuery,
  }: ConnectOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: waitMs,
    // The server ends a statement that takes too long; if the network has gone silent, the client gives up by itself a little later.
    ...(statementMs !== null && { statement_timeout: statementMs, query_timeout: statementMs + 5_000 }),
    ...(name !== undefined && { application_name: name }),
    keepAlive: true,
    allowExitOnIdle: true,
  });
  pool.on('error', onError);
  // The pool listens to idle connections only. One that breaks while it is in use fails its query; unheard, it would end the process too.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', sayWhenAway);
  if (isBackground) pool.on('connect', (client) => void lowerPriority(client));
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: inTurns(pool, new ConnectionTurns({ max, maxWaiting, waitMs }), asker) }),
    // Column names only: what is inside a JSON value belongs to the one who wrote it.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(onQuery !== undefined && { log: (event) => onQuery(answeredQuery(event)) }),
  });
}

/** A pool whose connections are given out in fair turns, and that says when it is overloaded instead of letting everyone wait and then fail (ledger H8). */
function inTurns(pool: pg.Pool, turns: ConnectionTurns, asker: () => Asker | null): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const endTurn = await turns.take(asker());
      try {
        const client = await pool.connect();
        // The pool makes a release of its own each time that it hands a client out.
        const release = client.release.bind(client);
        client.release = (error) => {
          release(error);
          endTurn();
        };
        return client;
      } catch (error) {
        endTurn();
        throw isWaitOver(error) ? new Overloaded('No database connection became free in time.') : asAway(error);
      }
    },
  };
}

/** The pool has no code for having waited long enough, only these words. */
const isWaitOver = (error: unknown): boolean =>
  error instanceof Error && /timeout exceeded when trying to connect|due to connection timeout/.test(error.message);
