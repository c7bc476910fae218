import type { ViewProps } from '#src/blocks/view-props.ts';
import { BrandList } from '#src/ui/models/brand-list.tsx';

export function BrandListBlock({ props, data: groups }: ViewProps<'brand-list'>) {
  return <BrandList heading={props.heading} text={props.text} groups={groups} />;
}
