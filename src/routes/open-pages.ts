import { pageForm } from '#src/blocks/page-facts.ts';
import { gateOfPage } from '#src/rules/accounts/gates.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** The names of a site's own pages that nobody has to sign in for. */
export const openPages = (site: PageContext['site']): readonly string[] =>
  Object.entries(site.pages).flatMap(([name, page]) => (gateOfPage(name, site, pageForm(page)) === null ? [name] : []));
