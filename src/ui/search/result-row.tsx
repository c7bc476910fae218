import { Carousel, CarouselButton, CarouselRow } from '#src/ui/kit/carousel.tsx';
import type { SearchPage } from '#src/views/search/search-stock.ts';
import { cellKey, firstPictured, ResultCell } from './result-cell.tsx';

interface Props {
  readonly page: SearchPage;
  readonly level: 2 | 3;
}

const SIZES = '(width >= 1240px) 320px, (width >= 640px) 44vw, 82vw';

/** The cells of a page of results in one row to swipe (ledger S17). */
export function ResultRow({ page, level }: Props) {
  const first = firstPictured(page.cells);
  return (
    // New results start at the first one.
    <Carousel key={page.path + JSON.stringify(page.query)}>
      {/* Above the row: below it the bar with filters and sort order floats over them on a phone. */}
      <div className="mb-4 flex justify-end gap-2 noscript:hidden">
        <CarouselButton to="previous" />
        <CarouselButton to="next" />
      </div>
      <CarouselRow label="Results">
        {page.cells.map((cell, at) => (
          <li key={cellKey(cell, at)}>
            <ResultCell
              cell={cell}
              level={level}
              sizes={SIZES}
              when={at === first ? 'first' : 'lazy'}
              vehicleWord={page.vehicleWord}
            />
          </li>
        ))}
      </CarouselRow>
    </Carousel>
  );
}
