import { schema as accordion } from './accordion/schema.ts';
import { schema as bodyTiles } from './body-tiles/schema.ts';
import { schema as brandList } from './brand-list/schema.ts';
import { schema as brandOverview } from './brand-overview/schema.ts';
import { schema as callToAction } from './call-to-action/schema.ts';
import { schema as contactHero } from './contact-hero/schema.ts';
import { schema as ctaTiles } from './cta-tiles/schema.ts';
import { schema as embed } from './embed/schema.ts';
import { schema as embedTabs } from './embed-tabs/schema.ts';
import { schema as featureList } from './feature-list/schema.ts';
import { schema as financeCalculator } from './finance-calculator/schema.ts';
import { schema as hero } from './hero/schema.ts';
import { schema as heroSearch } from './hero-search/schema.ts';
import { schema as hours } from './hours/schema.ts';
import { schema as leadForm } from './lead-form/schema.ts';
import { schema as locationCards } from './location-cards/schema.ts';
import { schema as locationInfo } from './location-info/schema.ts';
import { schema as locationSection } from './location-section/schema.ts';
import { schema as locationsCarousel } from './locations-carousel/schema.ts';
import { schema as makeTiles } from './make-tiles/schema.ts';
import { schema as modelCards } from './model-cards/schema.ts';
import { schema as nearestLocations } from './nearest-locations/schema.ts';
import { schema as offerHighlight } from './offer-highlight/schema.ts';
import { schema as offers } from './offers/schema.ts';
import { schema as pageHead } from './page-head/schema.ts';
import { schema as pictureText } from './picture-text/schema.ts';
import { schema as posts } from './posts/schema.ts';
import { schema as priceSlider } from './price-slider/schema.ts';
import { schema as promises } from './promises/schema.ts';
import { schema as promoSlider } from './promo-slider/schema.ts';
import { schema as prose } from './prose/schema.ts';
import { schema as reviews } from './reviews/schema.ts';
import { schema as salesCounter } from './sales-counter/schema.ts';
import { schema as scrollingBanner } from './scrolling-banner/schema.ts';
import { schema as vehicleRail } from './vehicle-rail/schema.ts';

/** Every block a page may be made of, and what each may be told. */
export const schemas = {
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
} as const;

export type BlockName = keyof typeof schemas;
