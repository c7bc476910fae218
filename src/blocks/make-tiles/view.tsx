import type { ViewProps } from '#src/blocks/view-props.ts';
import { MakeTiles } from '#src/ui/pages/make-tiles.tsx';

export function MakeTilesBlock({ props, data: tiles }: ViewProps<'make-tiles'>) {
  return <MakeTiles heading={props.heading} text={props.text} ground={props.ground} tiles={tiles} />;
}
