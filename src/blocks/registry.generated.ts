// Made by `npm run docs` from the folders beside it. Do not edit.
import { block as accordion } from './accordion/block.ts';
import { block as bodyTiles } from './body-tiles/block.ts';
import { block as brandList } from './brand-list/block.ts';
import { block as brandOverview } from './brand-overview/block.ts';
import { block as callToAction } from './call-to-action/block.ts';
import { block as categoryCards } from './category-cards/block.ts';
import { block as columnTabs } from './column-tabs/block.ts';
import { block as contactHero } from './contact-hero/block.ts';
import { block as ctaTiles } from './cta-tiles/block.ts';
import { block as embed } from './embed/block.ts';
import { block as embedTabs } from './embed-tabs/block.ts';
import { block as featureGallery } from './feature-gallery/block.ts';
import { block as featureList } from './feature-list/block.ts';
import { block as financeCalculator } from './finance-calculator/block.ts';
import { block as hero } from './hero/block.ts';
import { block as heroSearch } from './hero-search/block.ts';
import { block as heroSlider } from './hero-slider/block.ts';
import { block as hours } from './hours/block.ts';
import { block as imageOverlay } from './image-overlay/block.ts';
import { block as leadForm } from './lead-form/block.ts';
import { block as locationCards } from './location-cards/block.ts';
import { block as locationInfo } from './location-info/block.ts';
import { block as locationSection } from './location-section/block.ts';
import { block as locationsCarousel } from './locations-carousel/block.ts';
import { block as makeTiles } from './make-tiles/block.ts';
import { block as modelBar } from './model-bar/block.ts';
import { block as modelCards } from './model-cards/block.ts';
import { block as modelChoice } from './model-choice/block.ts';
import { block as modelCompare } from './model-compare/block.ts';
import { block as modelInteriors } from './model-interiors/block.ts';
import { block as modelStage } from './model-stage/block.ts';
import { block as modelStock } from './model-stock/block.ts';
import { block as modelVariants } from './model-variants/block.ts';
import { block as nearestLocations } from './nearest-locations/block.ts';
import { block as offerHighlight } from './offer-highlight/block.ts';
import { block as offers } from './offers/block.ts';
import { block as pageHead } from './page-head/block.ts';
import { block as pictureText } from './picture-text/block.ts';
import { block as posts } from './posts/block.ts';
import { block as priceSlider } from './price-slider/block.ts';
import { block as promises } from './promises/block.ts';
import { block as promoSlider } from './promo-slider/block.ts';
import { block as prose } from './prose/block.ts';
import { block as recallNotice } from './recall-notice/block.ts';
import { block as reviews } from './reviews/block.ts';
import { block as salesCounter } from './sales-counter/block.ts';
import { block as scrollingBanner } from './scrolling-banner/block.ts';
import { block as stockTiles } from './stock-tiles/block.ts';
import { block as towCheck } from './tow-check/block.ts';
import { block as valuation } from './valuation/block.ts';
import { block as vehicleRail } from './vehicle-rail/block.ts';

/** Every block that a page may be made of. */
export const blocks = {
  accordion,
  'body-tiles': bodyTiles,
  'brand-list': brandList,
  'brand-overview': brandOverview,
  'call-to-action': callToAction,
  'category-cards': categoryCards,
  'column-tabs': columnTabs,
  'contact-hero': contactHero,
  'cta-tiles': ctaTiles,
  embed,
  'embed-tabs': embedTabs,
  'feature-gallery': featureGallery,
  'feature-list': featureList,
  'finance-calculator': financeCalculator,
  hero,
  'hero-search': heroSearch,
  'hero-slider': heroSlider,
  hours,
  'image-overlay': imageOverlay,
  'lead-form': leadForm,
  'location-cards': locationCards,
  'location-info': locationInfo,
  'location-section': locationSection,
  'locations-carousel': locationsCarousel,
  'make-tiles': makeTiles,
  'model-bar': modelBar,
  'model-cards': modelCards,
  'model-choice': modelChoice,
  'model-compare': modelCompare,
  'model-interiors': modelInteriors,
  'model-stage': modelStage,
  'model-stock': modelStock,
  'model-variants': modelVariants,
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
  'recall-notice': recallNotice,
  reviews,
  'sales-counter': salesCounter,
  'scrolling-banner': scrollingBanner,
  'stock-tiles': stockTiles,
  'tow-check': towCheck,
  valuation,
  'vehicle-rail': vehicleRail,
} as const;
