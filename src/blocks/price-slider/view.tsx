import type { CSSProperties } from 'react';
import { PRICE_SCALE } from '#src/rules/promotions/price-range.ts';
import { ALL_STOCK } from '#src/rules/search/search-href.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Section } from '#src/ui/kit/section.tsx';
import { priceText, share } from '#src/ui/promotions/price-texts.ts';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly ground: 'plain' | 'sunk';
  /** 'cars' or 'caravans'. */
  readonly vehicles: string;
}

const ENDS = [
  { end: 'low', name: 'min', label: 'From', price: PRICE_SCALE.min },
  { end: 'high', name: 'max', label: 'To', price: PRICE_SCALE.max },
] as const;
const WHOLE = { '--from': share(PRICE_SCALE.min), '--to': share(PRICE_SCALE.max) } as CSSProperties;

/**
 * Chooses a price range with two thumbs that never meet, and leads to that stock, the most expensive first (ledger O6). Without
 * script it is two fields.
 */
export const PriceSlider = ({ heading, text, ground, vehicles }: Props) => (
  <Section heading={heading} text={text} ground={ground}>
    <fc-price-slider className="contents">
      <form action={ALL_STOCK} className="price-slider">
        <input type="hidden" name="sortBy" value="price-desc" />
        <div className="range noscript:hidden" style={WHOLE}>
          {ENDS.map(({ end, label, price }) => (
            <input
              key={end}
              type="range"
              data-thumb={end}
              aria-label={`Price ${label.toLowerCase()}`}
              aria-valuetext={priceText(price)}
              {...PRICE_SCALE}
              defaultValue={price}
            />
          ))}
        </div>
        <div className="price-slider__row">
          {ENDS.map(({ end, name, label, price }) => (
            <label key={end} className="field-box flex items-center gap-1.5 px-3.5">
              <span className="text-sm whitespace-nowrap text-ink-2">{label} $</span>
              <input
                data-field={end}
                name={`range[price][${name}]`}
                defaultValue={price}
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                className="w-full min-w-0 bg-transparent text-base font-semibold outline-none"
              />
            </label>
          ))}
          <button type="submit" className={buttonClass('primary')}>
            Show {vehicles}
          </button>
        </div>
      </form>
    </fc-price-slider>
  </Section>
);
