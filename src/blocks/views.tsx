import type { ComponentType } from 'react';
import type { LoadedBlock } from './blocks.server.ts';
import { BodyTilesBlock } from './body-tiles/view.tsx';
import { CallToActionBlock } from './call-to-action/view.tsx';
import { HeroBlock } from './hero/view.tsx';
import { LocationPanelBlock } from './location-panel/view.tsx';
import { MakeTilesBlock } from './make-tiles/view.tsx';
import { PictureTextBlock } from './picture-text/view.tsx';
import { PromisesBlock } from './promises/view.tsx';
import type { BlockName } from './schemas.ts';
import { VehicleRailBlock } from './vehicle-rail/view.tsx';
import type { ViewProps } from './view-props.ts';

/** How each block looks; the compiler holds this list to the one of schemas. */
const views = {
  'body-tiles': BodyTilesBlock,
  'call-to-action': CallToActionBlock,
  hero: HeroBlock,
  'location-panel': LocationPanelBlock,
  'make-tiles': MakeTilesBlock,
  'picture-text': PictureTextBlock,
  promises: PromisesBlock,
  'vehicle-rail': VehicleRailBlock,
} as const satisfies {
  [N in BlockName]: ComponentType<ViewProps<N>>;
};

/** A page's blocks, one under the other. */
export function Blocks({ blocks }: { blocks: readonly LoadedBlock[] }) {
  return blocks.map(({ name, ...rest }, at) => {
    const View = views[name] as ComponentType<unknown>;
    // biome-ignore lint/suspicious/noArrayIndexKey: a page's blocks never change places
    return <View key={at} {...rest} />;
  });
}
