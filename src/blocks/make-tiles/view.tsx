import { Section } from '#src/ui/kit/section.tsx';
import { BrandTile } from '#src/ui/models/brand-tile.tsx';

export interface MakeTile {
  readonly name: string;
  readonly count: string;
  readonly href: string;
  readonly logoUrl: string | null;
}

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly tiles: readonly MakeTile[];
  readonly ground: 'plain' | 'sunk';
}

/** The most that stand side by side on a wide screen. */
const WIDEST_ROW = 7;

/** How many stand side by side so that the last row is as full as can be: twelve make two rows of six. */
const columnsFor = (count: number) => Math.ceil(count / Math.ceil(count / WIDEST_ROW));

/** Makes with their logos and stock counts (ledger O5). */
export function MakeTiles({ heading, text, tiles, ground }: Props) {
  if (tiles.length === 0) return null;
  return (
    <Section heading={heading} text={text} ground={ground}>
      <ul className="brand-tiles" data-fill="" style={{ '--columns': columnsFor(tiles.length) } as React.CSSProperties}>
        {tiles.map((tile) => (
          <BrandTile key={tile.name} {...tile} />
        ))}
      </ul>
    </Section>
  );
}
