import { type CSSProperties, type ReactNode, useId } from 'react';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { searchExample } from '#src/rules/search/search-example.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';

interface Counted {
  readonly name: string;
  readonly count: number;
}

interface Props {
  readonly heading: string;
  /** 'car' or 'caravan'. */
  readonly word: string;
  /** 'Show 175 cars', which follows what is chosen. */
  readonly button: string;
  readonly conditions: readonly (Counted & { readonly label: string })[];
  readonly makes: readonly (Counted & { readonly models: readonly Counted[] })[];
  readonly prices: readonly number[];
  readonly hasText: boolean;
  readonly overlapsHero: boolean;
}

/**
 * The stock search in a few fields: a plain form that lists models under their makes. With script, choosing a make leaves only its
 * own models. The server takes what is empty out of the address.
 */
export function HeroSearch({ heading, word, button, conditions, makes, prices, hasText, overlapsHero }: Props) {
  const title = useId();
  const hasMakes = makes.length > 1;
  const hasPrices = prices.length > 0;
  const hasConditions = conditions.length > 1;
  const selects = 1 + Number(hasConditions) + Number(hasMakes) + Number(hasPrices);
  return (
    <section aria-labelledby={title} className="wrap hero-search" data-overlaps={overlapsHero ? '' : undefined}>
      <fc-hero-search className="contents" data-word={word}>
        <form action={ALL_STOCK} method="get" className="hero-search__panel">
          <h2 id={title} className="head-type text-h3">
            {heading}
          </h2>
          <div
            className="hero-search__fields"
            data-text={hasText ? '' : undefined}
            style={{ '--hero-search-selects': selects } as CSSProperties}
          >
            {hasText && (
              <Field label="Search" className="hero-search__text">
                <input
                  type="search"
                  name="query"
                  maxLength={200}
                  autoComplete="off"
                  enterKeyHint="search"
                  placeholder={searchExample(word)}
                  className="hero-search__control placeholder:text-ink-2"
                />
              </Field>
            )}
            {hasConditions && (
              <Field label="Condition">
                <Select name="refinementList[car_type][]" any="Any condition">
                  {conditions.map(({ name, label, count }) => (
                    <option key={name} value={name}>
                      {label} ({numberText(count)})
                    </option>
                  ))}
                </Select>
              </Field>
            )}
            {hasMakes && (
              <Field label="Make">
                <Select name="refinementList[make][]" choose="make" any="All makes">
                  <Choices of={makes} />
                </Select>
              </Field>
            )}
            <Field label="Model">
              <Select name="refinementList[model][]" choose="model" any="All models">
                {makes.map(({ name, models }) =>
                  hasMakes ? (
                    <optgroup key={name} label={name}>
                      <Choices of={models} />
                    </optgroup>
                  ) : (
                    <Choices key={name} of={models} />
                  ),
                )}
              </Select>
            </Field>
            {hasPrices && (
              <Field label="Price up to">
                <Select name="range[price][max]" any="Any price">
                  {prices.map((price) => (
                    <option key={price} value={price}>
                      ${numberText(price)}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
            <button type="submit" className={`${buttonClass('primary')} hero-search__go`}>
              <Icon name="search" className="size-5" />
              <span data-count="" aria-live="polite">
                {button}
              </span>
            </button>
          </div>
        </form>
      </fc-hero-search>
    </section>
  );
}

function Field({
  label,
  className = '',
  children,
}: {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is within.
    <label className={`field-box hero-search__field ${className}`}>
      <span className="hero-search__label">{label}</span>
      {children}
    </label>
  );
}

interface SelectProps {
  readonly name: string;
  readonly any: string;
  /** Which of the two fields it is that depend on each other. */
  readonly choose?: 'make' | 'model';
  readonly children: ReactNode;
}

const Select = ({ name, any, choose, children }: SelectProps) => (
  <select name={name} defaultValue="" data-choose={choose} className="hero-search__control select font-semibold">
    <option value="">{any}</option>
    {children}
  </select>
);

const Choices = ({ of }: { readonly of: readonly Counted[] }) =>
  of.map(({ name, count }) => (
    <option key={name} value={name}>
      {name} ({numberText(count)})
    </option>
  ));
