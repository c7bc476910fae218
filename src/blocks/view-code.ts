import type { ComponentType } from 'react';
import type { BlockName } from './schemas.ts';
import type { ViewProps } from './view-props.ts';

/** Where the code of each block's view is; the compiler holds this list to the one of schemas. */
export const viewCode = {
  accordion: async () => (await import('./accordion/view.tsx')).AccordionBlock,
  'body-tiles': async () => (await import('./body-tiles/view.tsx')).BodyTilesBlock,
  'brand-list': async () => (await import('./brand-list/view.tsx')).BrandListBlock,
  'brand-overview': async () => (await import('./brand-overview/view.tsx')).BrandOverviewBlock,
  'call-to-action': async () => (await import('./call-to-action/view.tsx')).CallToActionBlock,
  'contact-hero': async () => (await import('./contact-hero/view.tsx')).ContactHeroBlock,
  'cta-tiles': async () => (await import('./cta-tiles/view.tsx')).CtaTilesBlock,
  embed: async () => (await import('./embed/view.tsx')).EmbedBlock,
  'embed-tabs': async () => (await import('./embed-tabs/view.tsx')).EmbedTabsBlock,
  'feature-list': async () => (await import('./feature-list/view.tsx')).FeatureListBlock,
  'finance-calculator': async () => (await import('./finance-calculator/view.tsx')).FinanceCalculatorBlock,
  hero: async () => (await import('./hero/view.tsx')).HeroBlock,
  'hero-search': async () => (await import('./hero-search/view.tsx')).HeroSearchBlock,
  hours: async () => (await import('./hours/view.tsx')).HoursBlock,
  'lead-form': async () => (await import('./lead-form/view.tsx')).LeadFormBlock,
  'location-cards': async () => (await import('./location-cards/view.tsx')).LocationCardsBlock,
  'location-info': async () => (await import('./location-info/view.tsx')).LocationInfoBlock,
  'location-section': async () => (await import('./location-section/view.tsx')).LocationSectionBlock,
  'locations-carousel': async () => (await import('./locations-carousel/view.tsx')).LocationsCarouselBlock,
  'make-tiles': async () => (await import('./make-tiles/view.tsx')).MakeTilesBlock,
  'model-cards': async () => (await import('./model-cards/view.tsx')).ModelCardsBlock,
  'nearest-locations': async () => (await import('./nearest-locations/view.tsx')).NearestLocationsBlock,
  'offer-highlight': async () => (await import('./offer-highlight/view.tsx')).OfferHighlightBlock,
  offers: async () => (await import('./offers/view.tsx')).OffersBlock,
  'page-head': async () => (await import('./page-head/view.tsx')).PageHeadBlock,
  'picture-text': async () => (await import('./picture-text/view.tsx')).PictureTextBlock,
  posts: async () => (await import('./posts/view.tsx')).PostsBlock,
  'price-slider': async () => (await import('./price-slider/view.tsx')).PriceSliderBlock,
  promises: async () => (await import('./promises/view.tsx')).PromisesBlock,
  'promo-slider': async () => (await import('./promo-slider/view.tsx')).PromoSliderBlock,
  prose: async () => (await import('./prose/view.tsx')).ProseBlock,
  reviews: async () => (await import('./reviews/view.tsx')).ReviewsBlock,
  'sales-counter': async () => (await import('./sales-counter/view.tsx')).SalesCounterBlock,
  'scrolling-banner': async () => (await import('./scrolling-banner/view.tsx')).ScrollingBannerBlock,
  'vehicle-rail': async () => (await import('./vehicle-rail/view.tsx')).VehicleRailBlock,
} as const satisfies {
  [N in BlockName]: () => Promise<ComponentType<ViewProps<N>>>;
};
