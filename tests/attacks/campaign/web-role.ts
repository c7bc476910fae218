import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Target } from './target.ts';

/** The environment of the web process, as whoever breaks into it finds it. */
export function webEnvironment(target: Target): Readonly<Record<string, string>> {
  const text = readFileSync(`/proc/${target.webPid()}/environ`, 'utf8');
  return Object.fromEntries(
    text
      .split('\0')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** What a statement came to when the web's own role tried it: the rows it touched, or why it was refused. */
export type Tried = { readonly isDone: true; readonly rows: number } | { readonly isDone: false; readonly error: string };

/** Tries statements as the web's role, each in a transaction that is undone. `site` names the site first, as the web does. */
export async function asWebRole(target: Target, statements: readonly string[], site: number | null): Promise<Tried[]> {
  const client = new pg.Client({ connectionString: webEnvironment(target).DATABASE_APP_URL ?? '' });
  await client.connect();
  try {
    const results: Tried[] = [];
    for (const statement of statements) {
      await client.query('begin');
      try {
        if (site !== null) await client.query(`select set_config('app.site_id', $1, true)`, [String(site)]);
        results.push({ isDone: true, rows: (await client.query(statement)).rowCount ?? 0 });
      } catch (error) {
        results.push({ isDone: false, error: error instanceof Error ? error.message : String(error) });
      }
      await client.query('rollback');
    }
    return results;
  } finally {
    await client.end();
  }
}
