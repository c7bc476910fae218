import type { ViewProps } from '#src/blocks/view-props.ts';
import { Accordion } from '#src/ui/pages/accordion.tsx';

export function AccordionBlock({ props }: ViewProps<'accordion'>) {
  return <Accordion {...props} />;
}
