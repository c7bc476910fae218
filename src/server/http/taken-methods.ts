import { pageForm } from '#src/blocks/page-facts.ts';
import { matchAddress } from '#src/rules/addresses/match-address.ts';
import { pageName } from '#src/rules/site/page-name.ts';
import type { Site } from '#src/site/site.ts';

export const READING: readonly string[] = ['GET', 'HEAD'];

/**
 * The methods that an address takes, by its declaration; null when there is nothing at it, which its own code says. The one place where that
 * is decided: the router hands PUT, PATCH and DELETE to the code of forms as if they were POST.
 */
export function takenMethods(pathname: string, site: Pick<Site, 'pages' | 'switches'>): readonly string[] | null {
  const match = matchAddress(pathname);
  if (match === null) return null;
  const { name, kind, method, takesForms } = match.address;
  if (name === 'api') return null;
  if (kind === 'api') return [method ?? 'GET'];
  if (name !== 'page') return takesForms === true ? [...READING, 'POST'] : READING;
  const own = pageName(match.key, site);
  const page = Object.hasOwn(site.pages, own) ? site.pages[own] : undefined;
  if (page === undefined) return null;
  return pageForm(page) === null ? READING : [...READING, 'POST'];
}
