import { useAfterPaint } from '#src/ui/kit/use-after-paint.ts';
import { cellKey, firstPictured, ResultCell } from '#src/ui/search/result-cell.tsx';
import type { ResultCell as Cell } from '#src/views/search/result-cells.ts';

interface Props {
  readonly cells: readonly Cell[];
  readonly cardsPerRow: 3 | 4;
  /** 'car' or 'caravan'. */
  readonly vehicleWord: string;
  readonly level?: 2 | 3;
}

const SIZES: Readonly<Record<Props['cardsPerRow'], string>> = {
  3: '(width >= 1240px) 320px, (width >= 1040px) 36vw, (width >= 640px) 46vw, 92vw',
  4: '(width >= 1240px) 280px, (width >= 1040px) 36vw, (width >= 640px) 46vw, 92vw',
};

/** How many are rendered at once when the results change; no window fits more. The style sheet reserves room for the rest. */
const AT_ONCE = 8;

/** Results in rows: one column on a phone, two on a tablet, three or four on a wide screen. The first picture loads before everything else. */
export function CardGrid({ cells, cardsPerRow, vehicleWord, level = 2 }: Props) {
  const isSettled = useAfterPaint(cells) === cells;
  const first = firstPictured(cells);
  return (
    <ul className="results-grid" data-columns={cardsPerRow}>
      {cells.map((cell, at) => (
        <li key={cellKey(cell, at)}>
          {(isSettled || at < AT_ONCE) && (
            <ResultCell
              cell={cell}
              level={level}
              sizes={SIZES[cardsPerRow]}
              when={at === first ? 'first' : 'lazy'}
              vehicleWord={vehicleWord}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
