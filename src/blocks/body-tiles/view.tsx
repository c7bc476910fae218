import type { ViewProps } from '#src/blocks/view-props.ts';
import { BodyTiles } from '#src/ui/pages/body-tiles.tsx';

export function BodyTilesBlock({ props, data: tiles }: ViewProps<'body-tiles'>) {
  return <BodyTiles {...props} tiles={tiles} />;
}
