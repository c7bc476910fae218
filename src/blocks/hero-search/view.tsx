import type { ViewProps } from '#src/blocks/view-props.ts';
import { HeroSearch } from '#src/ui/search/hero-search.tsx';

export function HeroSearchBlock({ props, data }: ViewProps<'hero-search'>) {
  return <HeroSearch {...data} hasText={props.hasText} overlapsHero={props.overlapsHero} />;
}
