import type { ViewProps } from '#src/blocks/view-props.ts';
import { CallToAction } from '#src/ui/pages/call-to-action.tsx';

export function CallToActionBlock({ props, data }: ViewProps<'call-to-action'>) {
  return <CallToAction heading={props.heading} ground={props.ground} text={data.text} link={data.link} />;
}
