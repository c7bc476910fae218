import { sql } from 'kysely';
import { connect, type Database } from '#src/store/connect.ts';

/** A process's connections, which die when a test says so: in the middle of whatever they are doing. */
export interface MortalDatabase {
  readonly db: Database;
  /** Has the server cut all of them off once this many more statements have been answered. */
  dieAfter(statements: number): void;
  /** Takes a death that has not come back. */
  live(): void;
  end(): Promise<void>;
}

/** Connects as a role; `killer` is somebody else's connection. */
export function aMortalDatabase(url: string, name: string, killer: Database): MortalDatabase {
  let left = Number.POSITIVE_INFINITY;
  const pool = connect(url, { name, max: 6 });
  const db = pool.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      left -= 1;
      if (left === 0) {
        left = Number.POSITIVE_INFINITY;
        await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = ${name}
          and datname = current_database()`.execute(killer);
      }
      return result;
    },
  });
  return {
    db,
    dieAfter: (statements) => {
      left = statements;
    },
    live: () => {
      left = Number.POSITIVE_INFINITY;
    },
    end: () => pool.destroy(),
  };
}
