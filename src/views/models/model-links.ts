import { driveButtonText, isInspected } from '#src/rules/bookings/booking-words.ts';
import { isOnSale, type OnSale, orderLabel } from '#src/rules/models/on-sale.ts';
import type { PageContext } from '#src/use-cases/context.ts';

export interface WishLink {
  readonly label: string;
  readonly href: string;
}

/** What a shopper wants: a model, and which one of it. */
export interface Wish {
  readonly model: { readonly slug: string } & OnSale;
  readonly variant?: { readonly id: string; readonly name: string } | null;
  readonly colour?: string | null;
}

/** Orders go to the first of these pages that the site has. */
const ORDER_PAGES = ['order', 'enquire', 'contact-us', 'contact'];
const DRIVE_PAGES = ['book-test-drive', 'test-drive'];

/** The ways to drive and to order a model as chosen; none where the site has no page for it, and no drive before it is on sale (ledger E1). */
export function wishLinks(
  { site }: Pick<PageContext, 'site'>,
  wish: Wish,
): { readonly drive: WishLink | null; readonly order: WishLink | null } {
  const link = (pages: readonly string[], label: string): WishLink | null => {
    const page = pages.find((name) => Object.hasOwn(site.pages, name));
    return page === undefined ? null : { label, href: `/${page}${wishQuery(wish)}` };
  };
  return {
    drive: isOnSale(wish.model) ? link(DRIVE_PAGES, driveLabel(site.switches.itemType)) : null,
    order: link(ORDER_PAGES, orderLabel(wish.model, wish.variant?.name ?? null)),
  };
}

const driveLabel = (word: string): string => (isInspected('test-drive', word) ? driveButtonText(null, word) : 'Test Drive');

/** The parameters in which pages and forms name a model, a variant and a colour. */
export const WISH_PARAMS = ['model', 'variant', 'colour'] as const;

function wishQuery({ model, variant = null, colour = null }: Wish): string {
  const query = new URLSearchParams({ model: model.slug });
  if (variant !== null) query.set('variant', variant.id);
  if (colour !== null) query.set('colour', colour);
  return `?${query}`;
}
