import { type ComponentType, lazy, Suspense } from 'react';
import type { LoadedBlock } from './blocks.server.ts';
import { BodyTilesBlock } from './body-tiles/view.tsx';
import { CallToActionBlock } from './call-to-action/view.tsx';
import { HeroBlock } from './hero/view.tsx';
import { LocationPanelBlock } from './location-panel/view.tsx';
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

/** What the dealer's own pages are made of stands on no home page. */
const AccordionBlock = lazy(async () => ({ default: (await import('./accordion/view.tsx')).AccordionBlock }));
const FeatureListBlock = lazy(async () => ({ default: (await import('./feature-list/view.tsx')).FeatureListBlock }));
const PageHeadBlock = lazy(async () => ({ default: (await import('./page-head/view.tsx')).PageHeadBlock }));
const PostsBlock = lazy(async () => ({ default: (await import('./posts/view.tsx')).PostsBlock }));
const HoursBlock = lazy(async () => ({ default: (await import('./hours/view.tsx')).HoursBlock }));
const ReviewsBlock = lazy(async () => ({ default: (await import('./reviews/view.tsx')).ReviewsBlock }));

/** How each block looks; the compiler holds this list to the one of schemas. */
const views = {
  accordion: AccordionBlock,
  'body-tiles': BodyTilesBlock,
  'call-to-action': CallToActionBlock,
  embed: EmbedBlock,
  'embed-tabs': EmbedTabsBlock,
  'feature-list': FeatureListBlock,
  'finance-calculator': FinanceCalculatorBlock,
  hero: HeroBlock,
  hours: HoursBlock,
  'lead-form': LeadFormBlock,
  'location-panel': LocationPanelBlock,
  'make-tiles': MakeTilesBlock,
  'page-head': PageHeadBlock,
  'picture-text': PictureTextBlock,
  posts: PostsBlock,
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
