import { pageName } from '#src/rules/site/page-name.ts';
import { serviceHref } from '#src/rules/site/service-href.ts';
import type { PageFile } from '#src/site/files/site-file.ts';
import type { CatalogueModel } from '#src/store/site/read-site.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { isOfSite, modelHref } from '#src/use-cases/models/list-models.ts';

/** What an address at the root of a site leads to, after the fixed routes: a page of the site's own, then a model (ledger I6). */
export type RootAnswer =
  | { readonly kind: 'page'; readonly name: string; readonly page: PageFile }
  /** The service page of a site that books elsewhere (ledger L13). */
  | { readonly kind: 'elsewhere'; readonly href: string }
  /** A model whose page is another one of the site (ledger N2): what follows the ? belongs to it too. */
  | { readonly kind: 'own page'; readonly href: string }
  | { readonly kind: 'model'; readonly model: CatalogueModel }
  | null;

/** The page at the root itself; the address of its name is none (ledger I6). */
export const showHome = ({ site }: PageContext): PageFile | null => site.pages[HOME] ?? null;

const HOME = 'home';

/** Finds the page or model at an address of the site's own, such as `service` or `pages/warranty`, with or without a final slash. */
export function showPage({ site, showroom }: PageContext, address: string): RootAnswer {
  const slug = pageName(address, site);
  if (slug === HOME) return null;
  const href = serviceHref(`/${slug}`, site.switches.serviceBookingUrl);
  if (href !== `/${slug}`) return { kind: 'elsewhere', href };
  const page = Object.hasOwn(site.pages, slug) ? site.pages[slug] : undefined;
  if (page !== undefined) return { kind: 'page', name: slug, page };
  const model = showroom.models.find((one) => one.slug === slug && isOfSite({ site, showroom }, one));
  // A model with a page of its own is told about there alone (ledger N2, E1).
  if (model === undefined) return null;
  const own = modelHref({ site }, model);
  return own === `/${slug}` ? { kind: 'model', model } : { kind: 'own page', href: own };
}
