import type { AlertWanted } from '#src/rules/alerts/alert-wanted.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** What would be watched, in words, with how many vehicles a search finds now; null when it is no search of the site, or the vehicle is unknown. */
export function describeWanted(
  context: PageContext,
  wanted: AlertWanted,
): { readonly words: string; readonly count: number | null } | null {
  throw new Error(`Alerts of ${context.site.slug} are not built yet: ${wanted.kind}.`);
}
