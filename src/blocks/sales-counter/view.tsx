import type { ViewProps } from '#src/blocks/view-props.ts';
import { SalesCounter } from '#src/ui/promotions/sales-counter.tsx';

export function SalesCounterBlock({ props, data: count }: ViewProps<'sales-counter'>) {
  return count === null ? null : <SalesCounter {...props} count={count} />;
}
