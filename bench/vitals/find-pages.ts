import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';

/** The kinds of page that every site has and most visitors open. */
export const MAIN_KINDS = ['home', 'search', 'vehicle', 'offers', 'contact'] as const;
type MainKind = (typeof MAIN_KINDS)[number];

/** The kinds of page that a site's own documents link to: where the link is, and what its address looks like. */
const LINKED: Readonly<Record<'vehicle' | 'offers' | 'contact', { readonly on: string; readonly address: RegExp }>> = {
  vehicle: { on: ALL_STOCK, address: /^\/(?:cars|vehicles)\/[^/]+$/ },
  offers: { on: '/', address: /^\/[\w-]*offers$/ },
  contact: { on: '/', address: /^\/contact[\w-]*$/ },
};

/** The address of a site's page of one kind. `read` fetches a document of the site. */
export async function findPage(kind: MainKind, read: (address: string) => Promise<string>): Promise<string> {
  if (kind === 'home') return '/';
  if (kind === 'search') return ALL_STOCK;
  const { on, address } = LINKED[kind];
  const links = [...(await read(on)).matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href = '']) => href);
  const found = links.find((href) => address.test(href));
  if (found === undefined) throw new Error(`No link on ${on} leads to the ${kind} page.`);
  return found;
}
