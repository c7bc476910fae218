import { thinSoldRuns } from '#src/rules/search/sold-runs.ts';
import { isSold } from '#src/rules/stock/vehicle-status.ts';
import { cardView } from './card-view.ts';
import type { Context } from './context.ts';
import type { SearchPage } from './page-types.ts';
import { searchPlace } from './search-place.ts';
import { vehicleWord } from './vehicle-word.ts';

/** Hits on one page (ledger S6). */
const PAGE_SIZE = 21;

export interface SearchAddress {
  readonly slug: string;
  readonly model?: string | undefined;
  /** As the address has it; anything that is not a page of the result means the first or the last. */
  readonly page: string | null;
}

/** A page of the site's stock for a search address, or null when the address names nothing (ledger S1, S6). */
export function searchStock(context: Context, { slug, model, page: wanted }: SearchAddress): SearchPage | null {
  const place = searchPlace(context, slug, model);
  if (place === null) return null;
  const { site, showroom } = context;
  const { count } = showroom.stock.list(place.passes, 0, 0);
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = Math.min(pages, Math.max(1, /^\d{1,6}$/.test(wanted ?? '') ? Number(wanted) : 1));
  const { cards } = showroom.stock.list(place.passes, (page - 1) * PAGE_SIZE, PAGE_SIZE);
  const shown = site.switches.soldHandling ? thinSoldRuns(cards, isSold) : cards;
  const path = model === undefined ? `/search/${slug}` : `/search/${slug}/${model}`;
  return {
    title: place.title,
    crumbs: [{ label: 'Home', href: '/' }, ...place.within, { label: place.title, href: null }],
    count,
    cards: shown.map((car) => cardView(context, car)),
    cardsPerRow: site.switches.cardsPerRow,
    page,
    pages,
    pageHrefs: Array.from({ length: pages }, (_, at) => (at === 0 ? `${path}/` : `${path}?page=${at + 1}`)),
    vehicleWord: vehicleWord(site),
  };
}
