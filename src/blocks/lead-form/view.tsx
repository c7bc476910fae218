import type { ViewProps } from '#src/blocks/view-props.ts';
import { FormSection } from '#src/ui/leads/form-section.tsx';

export function LeadFormBlock({ props, data }: ViewProps<'lead-form'>) {
  const { heading, text, points, isTitle, ground } = props;
  return <FormSection heading={heading} text={text} points={points} isTitle={isTitle} ground={ground} {...data} />;
}
