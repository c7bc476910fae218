import { type BodyTile, BodyTiles } from '../body-tiles/view.tsx';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly tiles: readonly BodyTile[];
  readonly ground: 'plain' | 'sunk';
}

/** Searches in a shopper's own words, which look as body types do. */
export const StockTiles = (props: Props) => <BodyTiles {...props} />;
