import type { CSSProperties } from 'react';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import type { PriceScale } from '#src/rules/promotions/price-range.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Section } from '#src/ui/kit/section.tsx';
import { priceText } from '#src/ui/promotions/price-texts.ts';
import { RangeBars } from '#src/ui/search/range-bars.tsx';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly ground: 'plain' | 'sunk';
  /** 'cars' or 'caravans'. */
  readonly vehicles: string;
  readonly scale: PriceScale;
  /** How many vehicles there are in each part of the scale; none to draw none. */
  readonly bars: readonly number[];
}

const ENDS = [
  { end: 'low', name: 'min', label: 'From' },
  { end: 'high', name: 'max', label: 'To' },
] as const;
const WHOLE = { '--from': 0, '--to': 1 } as CSSProperties;

/**
 * Chooses a price range with two thumbs that never meet, and leads to that stock, the most expensive first (ledger O6). Without
 * script it is two fields.
 */
export const PriceSlider = ({ heading, text, ground, vehicles, scale, bars }: Props) => (
  <Section heading={heading} text={text} ground={ground}>
    <fc-price-slider className="contents">
      <form action={ALL_STOCK} className="price-slider">
        <input type="hidden" name="sortBy" value="price-desc" />
        <div className="price-slider__bars noscript:hidden">
          <RangeBars bars={bars} from={0} to={1} />
        </div>
        <div className="range noscript:hidden" style={WHOLE}>
          {ENDS.map(({ end, name, label }) => (
            <input
              key={end}
              type="range"
              data-thumb={end}
              aria-label={`Price ${label.toLowerCase()}`}
              aria-valuetext={priceText(scale[name])}
              {...scale}
              defaultValue={scale[name]}
            />
          ))}
        </div>
        <div className="price-slider__row">
          {ENDS.map(({ end, name, label }) => (
            <label key={end} className="field-box flex items-center gap-1.5 px-3.5">
              <span className="text-sm whitespace-nowrap text-ink-2">{label} $</span>
              <input
                data-field={end}
                name={`range[price][${name}]`}
                defaultValue={numberText(scale[name])}
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                className="w-full min-w-0 bg-transparent text-base font-semibold outline-none"
              />
            </label>
          ))}
          <button type="submit" className={buttonClass('outline')}>
            Show {vehicles}
          </button>
        </div>
      </form>
    </fc-price-slider>
  </Section>
);
