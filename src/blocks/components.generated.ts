// Made by `npm run docs` from the folders beside it. Do not edit.
import type { ComponentType } from 'react';
import { Accordion } from './accordion/view.tsx';
import { BodyTiles } from './body-tiles/view.tsx';
import { BrandList } from './brand-list/view.tsx';
import { BrandOverview } from './brand-overview/view.tsx';
import { CallToAction } from './call-to-action/view.tsx';
import { CategoryCards } from './category-cards/view.tsx';
import { ColumnTabs } from './column-tabs/view.tsx';
import { ContactHero } from './contact-hero/view.tsx';
import { CtaTiles } from './cta-tiles/view.tsx';
import type { BlockView } from './define-block.ts';
import { EmbedTabsBlock } from './embed-tabs/view.tsx';
import { EmbedBlock } from './embed/view.tsx';
import { FeatureGallery } from './feature-gallery/view.tsx';
import { FeatureList } from './feature-list/view.tsx';
import { CalculatorSection } from './finance-calculator/view.tsx';
import { HeroSearch } from './hero-search/view.tsx';
import { HeroSlider } from './hero-slider/view.tsx';
import { Hero } from './hero/view.tsx';
import { HoursSection } from './hours/view.tsx';
import { ImageOverlay } from './image-overlay/view.tsx';
import { FormSection } from './lead-form/view.tsx';
import { LocationCards } from './location-cards/view.tsx';
import { LocationInfo } from './location-info/view.tsx';
import { LocationSection } from './location-section/view.tsx';
import { LocationsCarousel } from './locations-carousel/view.tsx';
import { MakeTiles } from './make-tiles/view.tsx';
import { ModelBar } from './model-bar/view.tsx';
import { ModelCards } from './model-cards/view.tsx';
import { ModelChoice } from './model-choice/view.tsx';
import { ModelCompare } from './model-compare/view.tsx';
import { ModelInteriors } from './model-interiors/view.tsx';
import { ModelStage } from './model-stage/view.tsx';
import { ModelStock } from './model-stock/view.tsx';
import { ModelVariants } from './model-variants/view.tsx';
import { NearestLocations } from './nearest-locations/view.tsx';
import { OfferHighlight } from './offer-highlight/view.tsx';
import { OffersSection } from './offers/view.tsx';
import { PageHead } from './page-head/view.tsx';
import { PictureText } from './picture-text/view.tsx';
import { PostList } from './posts/view.tsx';
import { PriceSlider } from './price-slider/view.tsx';
import { Promises } from './promises/view.tsx';
import { PromoSlider } from './promo-slider/view.tsx';
import { Prose } from './prose/view.tsx';
import { RecallNotice } from './recall-notice/view.tsx';
import type { blocks } from './registry.generated.ts';
import { ReviewsSection } from './reviews/view.tsx';
import { SalesCounter } from './sales-counter/view.tsx';
import { ScrollingBanner } from './scrolling-banner/view.tsx';
import { StockTiles } from './stock-tiles/view.tsx';
import { TowCheck } from './tow-check/view.tsx';
import { ValuationSection } from './valuation/view.tsx';
import { VehicleRail } from './vehicle-rail/view.tsx';

/** Each block’s component; the compiler holds it to what its block loads. */
export const components = {
  accordion: Accordion,
  'body-tiles': BodyTiles,
  'brand-list': BrandList,
  'brand-overview': BrandOverview,
  'call-to-action': CallToAction,
  'category-cards': CategoryCards,
  'column-tabs': ColumnTabs,
  'contact-hero': ContactHero,
  'cta-tiles': CtaTiles,
  embed: EmbedBlock,
  'embed-tabs': EmbedTabsBlock,
  'feature-gallery': FeatureGallery,
  'feature-list': FeatureList,
  'finance-calculator': CalculatorSection,
  hero: Hero,
  'hero-search': HeroSearch,
  'hero-slider': HeroSlider,
  hours: HoursSection,
  'image-overlay': ImageOverlay,
  'lead-form': FormSection,
  'location-cards': LocationCards,
  'location-info': LocationInfo,
  'location-section': LocationSection,
  'locations-carousel': LocationsCarousel,
  'make-tiles': MakeTiles,
  'model-bar': ModelBar,
  'model-cards': ModelCards,
  'model-choice': ModelChoice,
  'model-compare': ModelCompare,
  'model-interiors': ModelInteriors,
  'model-stage': ModelStage,
  'model-stock': ModelStock,
  'model-variants': ModelVariants,
  'nearest-locations': NearestLocations,
  'offer-highlight': OfferHighlight,
  offers: OffersSection,
  'page-head': PageHead,
  'picture-text': PictureText,
  posts: PostList,
  'price-slider': PriceSlider,
  promises: Promises,
  'promo-slider': PromoSlider,
  prose: Prose,
  'recall-notice': RecallNotice,
  reviews: ReviewsSection,
  'sales-counter': SalesCounter,
  'scrolling-banner': ScrollingBanner,
  'stock-tiles': StockTiles,
  'tow-check': TowCheck,
  valuation: ValuationSection,
  'vehicle-rail': VehicleRail,
} as const satisfies {
  [Name in keyof typeof blocks]: ComponentType<BlockView<(typeof blocks)[Name]>>;
};
