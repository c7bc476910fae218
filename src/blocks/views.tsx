import { type ComponentType, lazy, Suspense } from 'react';
import type { LoadedBlock } from './blocks.server.ts';
import { BodyTilesBlock } from './body-tiles/view.tsx';
import { CallToActionBlock } from './call-to-action/view.tsx';
import { HeroBlock } from './hero/view.tsx';
import { MakeTilesBlock } from './make-tiles/view.tsx';
import { PictureTextBlock } from './picture-text/view.tsx';
import { PromisesBlock } from './promises/view.tsx';
import { ProseBlock } from './prose/view.tsx';
import type { BlockName } from './schemas.ts';
import { VehicleRailBlock } from './vehicle-rail/view.tsx';
import type { ViewProps } from './view-props.ts';

/** Most pages have no form, and need not fetch what one is made of. */
const LeadFormBlock = lazy(async () => ({ default: (await import('./lead-form/view.tsx')).LeadFormBlock }));
/** Nor what works out a loan. */
const FinanceCalculatorBlock = lazy(async () => ({
  default: (await import('./finance-calculator/view.tsx')).FinanceCalculatorBlock,
}));
/** And few pages show another website. */
const EmbedBlock = lazy(async () => ({ default: (await import('./embed/view.tsx')).EmbedBlock }));
const EmbedTabsBlock = lazy(async () => ({ default: (await import('./embed-tabs/view.tsx')).EmbedTabsBlock }));

const ContactHeroBlock = lazy(async () => ({ default: (await import('./contact-hero/view.tsx')).ContactHeroBlock }));
const LocationCardsBlock = lazy(async () => ({ default: (await import('./location-cards/view.tsx')).LocationCardsBlock }));
const LocationInfoBlock = lazy(async () => ({ default: (await import('./location-info/view.tsx')).LocationInfoBlock }));
const LocationSectionBlock = lazy(async () => ({ default: (await import('./location-section/view.tsx')).LocationSectionBlock }));
const LocationsCarouselBlock = lazy(async () => ({
  default: (await import('./locations-carousel/view.tsx')).LocationsCarouselBlock,
}));
const NearestLocationsBlock = lazy(async () => ({
  default: (await import('./nearest-locations/view.tsx')).NearestLocationsBlock,
}));
const HoursBlock = lazy(async () => ({ default: (await import('./hours/view.tsx')).HoursBlock }));
const ReviewsBlock = lazy(async () => ({ default: (await import('./reviews/view.tsx')).ReviewsBlock }));

/** How each block looks; the compiler holds this list to the one of schemas. */
const views = {
  'body-tiles': BodyTilesBlock,
  'call-to-action': CallToActionBlock,
  'contact-hero': ContactHeroBlock,
  embed: EmbedBlock,
  'embed-tabs': EmbedTabsBlock,
  'finance-calculator': FinanceCalculatorBlock,
  hero: HeroBlock,
  hours: HoursBlock,
  'lead-form': LeadFormBlock,
  'location-cards': LocationCardsBlock,
  'location-info': LocationInfoBlock,
  'location-section': LocationSectionBlock,
  'locations-carousel': LocationsCarouselBlock,
  'make-tiles': MakeTilesBlock,
  'nearest-locations': NearestLocationsBlock,
  'picture-text': PictureTextBlock,
  promises: PromisesBlock,
  prose: ProseBlock,
  reviews: ReviewsBlock,
  'vehicle-rail': VehicleRailBlock,
} as const satisfies {
  [N in BlockName]: ComponentType<ViewProps<N>>;
};

/** A page's blocks, one under the other. */
export function Blocks({ blocks }: { blocks: readonly LoadedBlock[] }) {
  return blocks.map(({ name, ...rest }, at) => {
    const View = views[name] as unknown as ComponentType<typeof rest>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page's blocks never change places
      <Suspense key={at}>
        <View {...rest} />
      </Suspense>
    );
  });
}
