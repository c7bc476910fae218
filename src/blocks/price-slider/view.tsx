import { type CSSProperties, type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { PRICE_SCALE, priceRangeHref } from '#src/rules/promotions/price-range.ts';
import { ALL_STOCK } from '#src/rules/search/search-href.ts';
import { readSearchQuery } from '#src/rules/search/search-query.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Section } from '#src/ui/kit/section.tsx';
import { PriceField } from '#src/ui/promotions/price-field.tsx';
import { movedThumb } from '#src/ui/search/range-scale.ts';
import { RangeThumb } from '#src/ui/search/range-thumb.tsx';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly ground: 'plain' | 'sunk';
  /** 'cars' or 'caravans'. */
  readonly vehicles: string;
}

const ENDS = [
  { end: 'low', name: 'min', label: 'From' },
  { end: 'high', name: 'max', label: 'To' },
] as const;
const share = (value: number) => (value - PRICE_SCALE.min) / (PRICE_SCALE.max - PRICE_SCALE.min);

/**
 * Chooses a price range with two thumbs that never meet, and leads to that stock, the most expensive first (ledger O6). Without
 * script it is two fields.
 */
export function PriceSlider({ heading, text, ground, vehicles }: Props) {
  const [at, setAt] = useState<{ readonly low: number; readonly high: number }>({ low: PRICE_SCALE.min, high: PRICE_SCALE.max });
  const navigate = useNavigate();
  // Reads the fields, not the thumbs: Enter in a field fires before the field loses focus.
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    const { min, max } = readSearchQuery(fields).ranges.price ?? { min: null, max: null };
    void navigate(priceRangeHref(min ?? PRICE_SCALE.min, max ?? PRICE_SCALE.max));
  };
  return (
    <Section heading={heading} text={text} ground={ground}>
      <form action={ALL_STOCK} onSubmit={search} className="price-slider">
        <input type="hidden" name="sortBy" value="price-desc" />
        <div className="range noscript:hidden" style={{ '--from': share(at.low), '--to': share(at.high) } as CSSProperties}>
          {ENDS.map(({ end, label }) => (
            <RangeThumb
              key={end}
              label={`Price ${label.toLowerCase()}`}
              scale={PRICE_SCALE}
              value={at[end]}
              text={`$${numberText(at[end])}`}
              onMove={(to) => setAt(movedThumb(PRICE_SCALE, at, end, to))}
              onRelease={() => undefined}
            />
          ))}
        </div>
        <div className="price-slider__row">
          {ENDS.map(({ end, name, label }) => (
            <PriceField
              key={end}
              name={`range[price][${name}]`}
              label={label}
              value={at[end]}
              onWrite={(to) => setAt(movedThumb(PRICE_SCALE, at, end, to))}
            />
          ))}
          <button type="submit" className={buttonClass('primary')}>
            Show {vehicles}
          </button>
        </div>
      </form>
    </Section>
  );
}
