import { distanceAway } from '#src/rules/places/distance.ts';
import { promoCells, tileText } from '#src/rules/search/promo-cells.ts';
import { thinSoldRuns } from '#src/rules/search/results.ts';
import type { SearchQuery } from '#src/rules/search/search-query.ts';
import { isSold } from '#src/rules/stock/vehicle-status.ts';
import { telHref } from '#src/rules/text/tel-href.ts';
import { localDay } from '#src/rules/time/local-day.ts';
import type { CardFacts } from '#src/showroom/card-facts.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { locationLine, primaryLocation } from '#src/use-cases/places/find-locations.ts';
import type { FoundPlace } from '#src/use-cases/search/find-near.ts';
import { type CardView, cardView } from '#src/views/card/card-view.ts';
import { cutOutView, type PictureView } from '#src/views/images/image-view.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

/** A cell of the grid: a vehicle, or a promotion among them (ledger S18). */
export type ResultCell =
  | { readonly kind: 'vehicle'; readonly card: CardView }
  | { readonly kind: 'promo'; readonly promo: PromoView };

export interface PromoView {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly picture: PictureView | null;
}

interface Hits {
  readonly path: string;
  readonly query: SearchQuery;
  readonly cards: readonly CardFacts[];
  /** The place that is searched near: each card says how far it is from there. */
  readonly place: FoundPlace | null;
}

/** A page's hits, with runs of sold vehicles thinned if the site says so (ledger S12), and the dealer's promotions among them (S18, H7). */
export function resultCells(context: PageContext, { path, query, cards, place }: Hits): ResultCell[] {
  const { site, now } = context;
  const { switches } = site;
  const shown = switches.soldHandling ? thinSoldRuns(cards, isSold) : cards;
  const cells: ResultCell[] = shown.map((car) => ({
    kind: 'vehicle',
    card: { ...cardView(context, car), distance: distanceAway(place?.distances.get(car.locationId) ?? null) },
  }));
  if (!switches.promoCards) return cells;
  const { year, month, day } = localDay(switches.timeZone, now);
  const promos = promoCells({
    tiles: switches.promoTiles,
    positions: switches.promoPositions,
    random: switches.promoRandom,
    shuffle: switches.promoShuffle,
    always: switches.promoAlways,
    carTypes: query.words.car_type ?? [],
    now,
    seed: `${site.slug} ${path} ${year}-${month}-${day}`,
    cells: cells.length,
  });
  for (const { position, tile } of promos)
    cells.splice(position - 1, 0, { kind: 'promo', promo: promoView(context, tile, position) });
  return cells;
}

type Tile = PageContext['site']['switches']['promoTiles'][number];

function promoView(context: PageContext, tile: Tile, position: number): PromoView {
  const word = vehicleWord(context.site);
  return {
    id: `promo-${position}`,
    title: tileText(tile.title, word),
    text: tileText(tile.text, word),
    link: promoLink(context, tile),
    picture: tile.imageUrl === null ? null : cutOutView(context, tile.imageUrl),
  };
}

/** Where a promotion leads; one without an address calls the dealer. */
function promoLink(context: PageContext, { href, label }: Tile): PromoView['link'] {
  if (href !== null) return { href, label: label ?? 'Find out more' };
  const place = primaryLocation(context);
  const phone = place === null ? null : locationLine(context, place).phone;
  return phone === null ? null : { href: telHref(phone), label: label ?? `Call ${phone}` };
}
