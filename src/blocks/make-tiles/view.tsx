import type { CSSProperties } from 'react';
import { makeColumns } from '#src/rules/models/make-columns.ts';
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

/** Makes with their logos and stock counts (ledger O5). */
export function MakeTiles({ heading, text, tiles, ground }: Props) {
  if (tiles.length === 0) return null;
  return (
    <Section heading={heading} text={text} ground={ground}>
      <ul className="brand-tiles" data-fill="" style={{ '--columns': makeColumns(tiles.length) } as CSSProperties}>
        {tiles.map((tile) => (
          <BrandTile key={tile.name} {...tile} />
        ))}
      </ul>
    </Section>
  );
}
