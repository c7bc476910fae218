// Made by `npm run docs` from the folders beside it. Do not edit.
import type { ComponentType } from 'react';
import type { BlockView } from './define-block.ts';
import type { blocks } from './registry.generated.ts';

/** The code of each block’s component; the compiler holds each to what its block loads. */
export const components = {
  accordion: async () => (await import('./accordion/view.tsx')).Accordion,
  'body-tiles': async () => (await import('./body-tiles/view.tsx')).BodyTiles,
  'brand-list': async () => (await import('./brand-list/view.tsx')).BrandList,
  'brand-overview': async () => (await import('./brand-overview/view.tsx')).BrandOverview,
  'call-to-action': async () => (await import('./call-to-action/view.tsx')).CallToAction,
  'contact-hero': async () => (await import('./contact-hero/view.tsx')).ContactHero,
  'cta-tiles': async () => (await import('./cta-tiles/view.tsx')).CtaTiles,
  embed: async () => (await import('./embed/view.tsx')).EmbedBlock,
  'embed-tabs': async () => (await import('./embed-tabs/view.tsx')).EmbedTabsBlock,
  'feature-list': async () => (await import('./feature-list/view.tsx')).FeatureList,
  'finance-calculator': async () => (await import('./finance-calculator/view.tsx')).CalculatorSection,
  hero: async () => (await import('./hero/view.tsx')).Hero,
  'hero-search': async () => (await import('./hero-search/view.tsx')).HeroSearch,
  hours: async () => (await import('./hours/view.tsx')).HoursSection,
  'lead-form': async () => (await import('./lead-form/view.tsx')).FormSection,
  'location-cards': async () => (await import('./location-cards/view.tsx')).LocationCards,
  'location-info': async () => (await import('./location-info/view.tsx')).LocationInfo,
  'location-section': async () => (await import('./location-section/view.tsx')).LocationSection,
  'locations-carousel': async () => (await import('./locations-carousel/view.tsx')).LocationsCarousel,
  'make-tiles': async () => (await import('./make-tiles/view.tsx')).MakeTiles,
  'model-cards': async () => (await import('./model-cards/view.tsx')).ModelCards,
  'nearest-locations': async () => (await import('./nearest-locations/view.tsx')).NearestLocations,
  'offer-highlight': async () => (await import('./offer-highlight/view.tsx')).OfferHighlight,
  offers: async () => (await import('./offers/view.tsx')).OffersSection,
  'page-head': async () => (await import('./page-head/view.tsx')).PageHead,
  'picture-text': async () => (await import('./picture-text/view.tsx')).PictureText,
  posts: async () => (await import('./posts/view.tsx')).PostList,
  'price-slider': async () => (await import('./price-slider/view.tsx')).PriceSlider,
  promises: async () => (await import('./promises/view.tsx')).Promises,
  'promo-slider': async () => (await import('./promo-slider/view.tsx')).PromoSlider,
  prose: async () => (await import('./prose/view.tsx')).Prose,
  reviews: async () => (await import('./reviews/view.tsx')).ReviewsSection,
  'sales-counter': async () => (await import('./sales-counter/view.tsx')).SalesCounter,
  'scrolling-banner': async () => (await import('./scrolling-banner/view.tsx')).ScrollingBanner,
  'vehicle-rail': async () => (await import('./vehicle-rail/view.tsx')).VehicleRail,
} as const satisfies {
  [Name in keyof typeof blocks]: () => Promise<ComponentType<BlockView<(typeof blocks)[Name]>>>;
};
