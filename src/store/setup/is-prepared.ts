import pg from 'pg';
import { readFunctionFiles } from './function-files.ts';
import { JOB_SCHEMA } from './job-queue.ts';
import { migrationNames } from './migrate.ts';
import type { DatabaseUrls } from './role-urls.ts';

/** Whether a database has exactly this code's migrations and functions, the job queue and a platform role that can log in, so that it can be used at once. */
export async function isPrepared({ owner, platform }: DatabaseUrls): Promise<boolean> {
  const [prepared] = await ask<{ names: string[] | null; functions: Record<string, string> | null; has_jobs: boolean }>(
    owner,
    `select (select array_agg(name::text order by name) from kysely_migration) as names,
      (select jsonb_object_agg(name, hash) from sql_function) as functions, to_regclass('${JOB_SCHEMA}.version') is not null as has_jobs`,
  );
  if (prepared?.has_jobs !== true) return false;
  if (JSON.stringify(prepared.names) !== JSON.stringify((await migrationNames()).toSorted())) return false;
  if (readFunctionFiles().some(({ name, hash }) => prepared.functions?.[name] !== hash)) return false;
  return (await ask(platform, 'select 1')).length > 0;
}

/** The rows of a query; none if the database cannot be reached or queried. Preparing it then reports what is wrong. */
async function ask<T extends pg.QueryResultRow>(url: string, question: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<T>(question)).rows;
  } catch {
    return [];
  } finally {
    await client.end().catch(() => {});
  }
}
