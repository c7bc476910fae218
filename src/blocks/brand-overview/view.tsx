import type { ViewProps } from '#src/blocks/view-props.ts';
import { BrandOverview } from '#src/ui/models/brand-overview.tsx';

export function BrandOverviewBlock({ props, data }: ViewProps<'brand-overview'>) {
  return <BrandOverview heading={props.heading ?? props.brand} text={props.text} brand={data} />;
}
