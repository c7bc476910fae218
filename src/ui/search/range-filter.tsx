import { memo, useState } from 'react';
import type { Range, RangeFacet } from '#src/rules/search/facets.ts';
import { readSearchQuery } from '#src/rules/search/search-query.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { shortLengthText } from '#src/rules/vehicle/lengths.ts';
import { RangeBars } from './range-bars.tsx';
import { RangeFields } from './range-fields.tsx';
import { chosenByThumbs, movedThumb, rangeScale, thumbs } from './range-scale.ts';
import { RangeThumb } from './range-thumb.tsx';
import type { RangeView } from './range-view.ts';

interface Props {
  readonly view: RangeView;
  readonly min: number | null;
  readonly max: number | null;
  readonly onChoose: (facet: RangeFacet, range: Range) => void;
}

/** A numeric range: a slider with two thumbs below a histogram of the stock, and two fields with the same values. */
export const RangeFilter = memo(function RangeFilter({ view, min, max, onChoose }: Props) {
  const chosen = { min, max };
  // The values while a thumb is dragged; the search follows on release.
  const [dragged, setDragged] = useState<{ readonly low: number; readonly high: number } | null>(null);
  const scale = rangeScale(view.bounds, view.step);
  const at = dragged ?? thumbs(scale, chosen);
  const share = (value: number) => (value - scale.min) / (scale.max - scale.min);
  const shown = dragged === null ? chosen : chosenByThumbs(scale, at.low, at.high);
  const choose = (range: Range) => {
    setDragged(null);
    if (range.min !== min || range.max !== max) onChoose(view.facet, range);
  };
  const written = (from: string, to: string) => {
    const query = readSearchQuery([[`range[${view.facet}]`, `${from.replaceAll(':', '')}:${to.replaceAll(':', '')}`]]);
    choose(query.ranges[view.facet] ?? { min: null, max: null });
  };
  return (
    <>
      {scale.max > scale.min && (
        <div className="noscript:hidden">
          <RangeBars bars={view.bars} from={share(at.low)} to={share(at.high)} />
          <div className="range" style={{ '--from': share(at.low), '--to': share(at.high) } as React.CSSProperties}>
            {(['low', 'high'] as const).map((end) => (
              <RangeThumb
                key={end}
                label={`${view.label}, ${end} end`}
                scale={scale}
                value={at[end]}
                text={amountText(at[end], view.unit)}
                onMove={(to) => setDragged(movedThumb(scale, at, end, to))}
                onRelease={() => choose(chosenByThumbs(scale, at.low, at.high))}
              />
            ))}
          </div>
        </div>
      )}
      <RangeFields view={view} shown={shown} onWrite={written} />
      {/* Shoppers know a van's length in feet, and their garage's in metres. */}
      {view.unit === 'feet' && (
        <p className="mt-2 text-md text-ink-2">
          {amountText(at.low, 'feet')} to {amountText(at.high, 'feet')}
        </p>
      )}
    </>
  );
});

/** An amount with its unit: $45,000, 100,000 km, 2020, 5.5 m (18 ft), 2,500 kg. */
function amountText(value: number, unit: RangeView['unit']): string {
  const text = numberText(value);
  switch (unit) {
    case 'years':
      return String(value);
    case 'dollars':
      return `$${text}`;
    case 'kilometres':
      return `${text} km`;
    case 'feet':
      return shortLengthText(value);
    case 'kilograms':
      return `${text} kg`;
  }
}
