import type { AlertWanted } from '#src/rules/alerts/alert-wanted.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { findWanted } from './find-wanted.ts';

/** What would be watched, in words, with how many vehicles a search finds now; null when it is no search of the site, or the vehicle is unknown. */
export async function describeWanted(
  context: PageContext,
  wanted: AlertWanted,
): Promise<{ readonly words: string; readonly count: number | null; readonly pictured: number | null } | null> {
  const found = await findWanted(context, wanted);
  return found === null ? null : { words: found.shown, count: found.count, pictured: found.pictured };
}
