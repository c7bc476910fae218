import type { PageContext } from '#src/use-cases/context.ts';

export interface WishLink {
  readonly label: string;
  readonly href: string;
}

/** What a shopper wants, as addresses say it. */
export interface Wish {
  readonly model: string;
  readonly variant?: string | null;
  readonly colour?: string | null;
}

/** Orders go to the first of these pages that the site has. */
const ORDER_PAGES = ['order', 'enquire', 'contact-us', 'contact'];
const DRIVE_PAGES = ['book-test-drive', 'test-drive'];

/** The ways to drive and to order a model as chosen; none where the site has no page for it (ledger E1). */
export function wishLinks(
  { site }: Pick<PageContext, 'site'>,
  wish: Wish,
  orderLabel = 'Order Now',
): { readonly drive: WishLink | null; readonly order: WishLink | null } {
  const link = (pages: readonly string[], label: string): WishLink | null => {
    const page = pages.find((name) => Object.hasOwn(site.pages, name));
    return page === undefined ? null : { label, href: `/${page}${wishQuery(wish)}` };
  };
  return { drive: link(DRIVE_PAGES, 'Test Drive'), order: link(ORDER_PAGES, orderLabel) };
}

/** The parameters in which pages and forms name a model, a variant and a colour. */
export const WISH_PARAMS = ['model', 'variant', 'colour'] as const;

function wishQuery({ model, variant = null, colour = null }: Wish): string {
  const query = new URLSearchParams({ model });
  if (variant !== null) query.set('variant', variant);
  if (colour !== null) query.set('colour', colour);
  return `?${query}`;
}
