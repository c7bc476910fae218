import type { z } from 'zod';
import { isShowing } from '#src/rules/promotions/showing-times.ts';
import type { PageFile } from '#src/site/files/site-file.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { load as accordion } from './accordion/load.server.ts';
import { load as bodyTiles } from './body-tiles/load.server.ts';
import { load as brandList } from './brand-list/load.server.ts';
import { load as brandOverview } from './brand-overview/load.server.ts';
import { load as callToAction } from './call-to-action/load.server.ts';
import { load as contactHero } from './contact-hero/load.server.ts';
import { load as ctaTiles } from './cta-tiles/load.server.ts';
import { load as embed } from './embed/load.server.ts';
import { load as embedTabs } from './embed-tabs/load.server.ts';
import { load as featureList } from './feature-list/load.server.ts';
import { load as financeCalculator } from './finance-calculator/load.server.ts';
import { load as hero } from './hero/load.server.ts';
import { load as heroSearch } from './hero-search/load.server.ts';
import { load as hours } from './hours/load.server.ts';
import { load as leadForm } from './lead-form/load.server.ts';
import { load as locationCards } from './location-cards/load.server.ts';
import { load as locationInfo } from './location-info/load.server.ts';
import { load as locationSection } from './location-section/load.server.ts';
import { load as locationsCarousel } from './locations-carousel/load.server.ts';
import { load as makeTiles } from './make-tiles/load.server.ts';
import { load as modelCards } from './model-cards/load.server.ts';
import { load as nearestLocations } from './nearest-locations/load.server.ts';
import { load as offerHighlight } from './offer-highlight/load.server.ts';
import { load as offers } from './offers/load.server.ts';
import { load as pageHead } from './page-head/load.server.ts';
import { load as pictureText } from './picture-text/load.server.ts';
import { load as posts } from './posts/load.server.ts';
import { load as priceSlider } from './price-slider/load.server.ts';
import { load as promises } from './promises/load.server.ts';
import { load as promoSlider } from './promo-slider/load.server.ts';
import { load as prose } from './prose/load.server.ts';
import { load as reviews } from './reviews/load.server.ts';
import { load as salesCounter } from './sales-counter/load.server.ts';
import { type BlockName, schemas } from './schemas.ts';
import { load as scrollingBanner } from './scrolling-banner/load.server.ts';
import { load as vehicleRail } from './vehicle-rail/load.server.ts';

/** What each block reads from the showroom; the compiler holds this list to the one of schemas. */
export const loaders = {
  accordion,
  'body-tiles': bodyTiles,
  'brand-list': brandList,
  'brand-overview': brandOverview,
  'call-to-action': callToAction,
  'contact-hero': contactHero,
  'cta-tiles': ctaTiles,
  embed,
  'embed-tabs': embedTabs,
  'feature-list': featureList,
  'finance-calculator': financeCalculator,
  hero,
  'hero-search': heroSearch,
  hours,
  'lead-form': leadForm,
  'location-cards': locationCards,
  'location-info': locationInfo,
  'location-section': locationSection,
  'locations-carousel': locationsCarousel,
  'make-tiles': makeTiles,
  'model-cards': modelCards,
  'nearest-locations': nearestLocations,
  'offer-highlight': offerHighlight,
  offers,
  'page-head': pageHead,
  'picture-text': pictureText,
  posts,
  'price-slider': priceSlider,
  promises,
  'promo-slider': promoSlider,
  prose,
  reviews,
  'sales-counter': salesCounter,
  'scrolling-banner': scrollingBanner,
  'vehicle-rail': vehicleRail,
} as const satisfies {
  [N in BlockName]: (context: PageContext, props: z.output<(typeof schemas)[N]>, query: URLSearchParams) => unknown;
};

/** A block ready to be shown: its name, what the page tells it, what it has read. */
export type LoadedBlock = {
  [N in BlockName]: {
    readonly name: N;
    readonly props: z.output<(typeof schemas)[N]>;
    readonly data: Awaited<ReturnType<(typeof loaders)[N]>>;
  };
}[BlockName];

/**
 * Reads everything a page's blocks show, some of it by what the page's address asks for; one outside of its dates is not there (ledger O8). A block that no longer fits its schema is left out: its page
 * was checked when it came in.
 */
export async function loadBlocks(
  context: PageContext,
  blocks: PageFile['blocks'],
  query: URLSearchParams = new URLSearchParams(),
): Promise<LoadedBlock[]> {
  const loaded = blocks.map(async ({ block, from, until, ...props }) => {
    if (!Object.hasOwn(schemas, block) || !isShowing({ from, until }, context.now)) return [];
    const name = block as BlockName;
    const parsed = schemas[name].safeParse(props);
    if (!parsed.success) return [];
    const load = loaders[name] as (given: PageContext, props: unknown, asked: URLSearchParams) => unknown;
    return [{ name, props: parsed.data, data: await load(context, parsed.data, query) } as LoadedBlock];
  });
  return (await Promise.all(loaded)).flat();
}
