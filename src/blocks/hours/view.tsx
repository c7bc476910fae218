import type { ViewProps } from '#src/blocks/view-props.ts';
import { HoursSection } from '#src/ui/hours/hours-section.tsx';

export function HoursBlock({ props, data: places }: ViewProps<'hours'>) {
  return <HoursSection {...props} places={places} />;
}
