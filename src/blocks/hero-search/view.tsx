import { type CSSProperties, type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { ALL_STOCK } from '#src/rules/search/search-href.ts';
import { readSearchQuery, writeSearchQuery } from '#src/rules/search/search-query.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';

interface Counted {
  readonly name: string;
  readonly count: number;
}

interface Props {
  readonly heading: string;
  readonly isCaravan: boolean;
  /** 'Search 175 cars' */
  readonly button: string;
  readonly makes: readonly (Counted & { readonly models: readonly Counted[] })[];
  readonly prices: readonly number[];
  readonly hasText: boolean;
  readonly overlapsHero: boolean;
}

/**
 * The stock search in a few fields. Without script it is a plain form that lists models under their makes; with script, choosing
 * a make leaves only its own models, and empty fields stay out of the address.
 */
export function HeroSearch({ heading, isCaravan, button, makes, prices, hasText, overlapsHero }: Props) {
  const [make, setMake] = useState('');
  const navigate = useNavigate();
  const title = useId();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    );
    void navigate(ALL_STOCK + writeSearchQuery(readSearchQuery(fields)));
  };
  const hasMakes = makes.length > 1;
  const hasPrices = prices.length > 0;
  const selects = 1 + Number(hasMakes) + Number(hasPrices);
  const shown = make === '' ? makes : makes.filter(({ name }) => name === make);
  return (
    <section aria-labelledby={title} className="wrap hero-search" data-overlaps={overlapsHero ? '' : undefined}>
      <form action={ALL_STOCK} method="get" onSubmit={search} className="hero-search__panel">
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
                placeholder={isCaravan ? '2022 or newer under 60k' : '7 seat diesel under 45k'}
                className="hero-search__control placeholder:text-ink-2"
              />
            </Field>
          )}
          {hasMakes && (
            <Field label="Make">
              <Select name="refinementList[make][]" onChoose={setMake} any="All makes">
                {makes.map((one) => (
                  <Choice key={one.name} value={one.name} {...one} />
                ))}
              </Select>
            </Field>
          )}
          <Field label="Model">
            {/* A new make resets its models. */}
            <Select key={make} name="refinementList[model][]" any="All models">
              {shown.map(({ name, models }) =>
                shown.length === 1 ? (
                  models.map((model) => <Choice key={model.name} value={model.name} {...model} />)
                ) : (
                  <optgroup key={name} label={name}>
                    {models.map((model) => (
                      <Choice key={model.name} value={model.name} {...model} />
                    ))}
                  </optgroup>
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
            {button}
          </button>
        </div>
      </form>
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
  readonly onChoose?: (value: string) => void;
  readonly children: ReactNode;
}

const Select = ({ name, any, onChoose, children }: SelectProps) => (
  <>
    <select
      name={name}
      defaultValue=""
      onChange={(event) => onChoose?.(event.currentTarget.value)}
      className="hero-search__control cursor-pointer appearance-none pe-6 font-semibold"
    >
      <option value="">{any}</option>
      {children}
    </select>
    <Icon name="down" className="pointer-events-none absolute right-3.5 bottom-3.5 size-4" />
  </>
);

const Choice = ({ value, name, count }: Counted & { readonly value: string }) => (
  <option value={value}>
    {name} ({numberText(count)})
  </option>
);
