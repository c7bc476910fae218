import { memo } from 'react';
import { later } from '#src/islands/later.tsx';
import { VehicleCard } from '#src/ui/card/vehicle-card.tsx';
import type { ResultCell as Cell } from '#src/views/search/result-cells.ts';

interface Props {
  readonly cell: Cell;
  readonly level: 2 | 3;
  readonly sizes: string;
  readonly when: 'first' | 'eager' | 'lazy';
  /** 'car' or 'caravan'. */
  readonly vehicleWord: string;
}

const PromoTile = later(
  import.meta.env.SSR ? (await import('./promo-tile.tsx')).PromoTile : null,
  async () => (await import('./promo-tile.tsx')).PromoTile,
);

/** A cell of the results: a vehicle or a promotion. */
export const ResultCell = memo(function ResultCell({ cell, level, sizes, when, vehicleWord }: Props) {
  return cell.kind === 'vehicle' ? (
    <VehicleCard card={cell.card} level={level} sizes={sizes} when={when} />
  ) : (
    <PromoTile promo={cell.promo} body={vehicleWord === 'caravan' ? 'caravan' : 'suv'} level={level} />
  );
});

/** The place of the first cell that has a picture: it loads before everything else. -1 when none has. */
export const firstPictured = (cells: readonly Cell[]): number =>
  cells.findIndex((cell) => cell.kind === 'vehicle' && cell.card.picture !== null);

/** Identifies a cell on its page; a promotion may appear twice. */
export const cellKey = (cell: Cell, at: number): string => (cell.kind === 'vehicle' ? String(cell.card.id) : `promo ${at}`);
