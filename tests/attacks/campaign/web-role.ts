import pg from 'pg';
import { databaseUrlOf } from './roles.ts';
import type { Target } from './target.ts';

/** What a statement came to when the web's own role tried it: the rows it touched, or why it was refused. */
export type Tried = { readonly isDone: true; readonly rows: number } | { readonly isDone: false; readonly error: string };

/** Tries statements as the web's role, each in a transaction that is undone. `site` names the site first, as the web does. */
export async function asWebRole(target: Target, statements: readonly string[], site: number | null): Promise<Tried[]> {
  const client = new pg.Client({ connectionString: databaseUrlOf(target, 'web') });
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
