import type { ViewProps } from '#src/blocks/view-props.ts';
import { CtaTiles } from '#src/ui/promotions/cta-tiles.tsx';

export function CtaTilesBlock({ props, data: tiles }: ViewProps<'cta-tiles'>) {
  return <CtaTiles heading={props.heading} text={props.text} ground={props.ground} tiles={tiles} />;
}
