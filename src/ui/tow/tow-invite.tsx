import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { FIGURE_BOUNDS } from '#src/rules/tow/tow-car.ts';
import { TOW_FACET } from '#src/rules/tow/tow-facet.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Silhouette } from '#src/ui/kit/silhouette.tsx';
import { HiddenFields } from '#src/ui/search/hidden-fields.tsx';
import type { HiddenField } from '#src/ui/search/query-fields.ts';

interface Props {
  /** The rest of a search, which a form that is sent without script keeps. */
  readonly fields?: readonly HiddenField[];
  readonly headingLevel: 2 | 3;
}

const { least, most } = FIGURE_BOUNDS.brakedCapacity;

/** What stands where verdicts will be until a car is chosen. Without script it asks for a weight, and leads to what is no heavier. */
export function TowInvite({ fields = [], headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="tow tow-invite" aria-label="Will your car tow it?">
      <div className="tow__car">
        <span className="silhouette tow__drawing">
          <Silhouette shape="suv" />
        </span>
        <div>
          <Heading className="text-lg leading-snug">Will your car tow it?</Heading>
          <p className="text-md text-ink-2">Choose your car once and every caravan will show whether it’s a match.</p>
        </div>
      </div>
      <fc-tow data-part="choose" className="tow__choose noscript:hidden">
        <button type="button" data-press="" data-tow-choose="" aria-haspopup="dialog" className={buttonClass('outline')}>
          Choose your car
        </button>
      </fc-tow>
      {/* The browser's React renders nothing within it. */}
      <noscript>{import.meta.env.SSR && <WeightForm fields={fields} />}</noscript>
    </section>
  );
}

const WeightForm = ({ fields }: { readonly fields: readonly HiddenField[] }) => (
  <form method="get" action={ALL_STOCK} className="flex flex-wrap items-end gap-3">
    <HiddenFields fields={fields} />
    <label className="grid gap-1 text-md font-semibold">
      What it can tow, in kg
      <input
        type="number"
        name={`range[${TOW_FACET}][max]`}
        min={least}
        max={most}
        required
        className="field-box min-w-0 px-3 text-base"
      />
    </label>
    <button type="submit" className={buttonClass('outline')}>
      Show what it can tow
    </button>
  </form>
);
