import type { ViewProps } from '#src/blocks/view-props.ts';
import { FeatureList } from '#src/ui/pages/feature-list.tsx';

export function FeatureListBlock({ props }: ViewProps<'feature-list'>) {
  return <FeatureList {...props} />;
}
