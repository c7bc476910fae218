import { colourOf, colourParam } from '#src/rules/models/offered-variants.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import type { ComparedModel, ModelComparison } from '#src/views/models/compare-models.ts';
import { ModelPicture } from './model-picture.tsx';
import { SwatchRow } from './swatch-row.tsx';

const PLACE_NAMES = { left: 'Left model', right: 'Right model', third: 'Third model', fourth: 'Fourth model' } as const;

interface Props {
  readonly side: ComparedModel;
  readonly comparison: ModelComparison;
  readonly isFirst: boolean;
}

/** One of the compared models: which it is, how it looks, what it costs. */
export function CompareHead({ side, comparison, isFirst }: Props) {
  const { place, name, chosen, price, drive } = side;
  const box = `compare-${place}-picture`;
  return (
    <div className="compare-head">
      <select
        id={`compare-${place}`}
        name={place}
        aria-label={PLACE_NAMES[place]}
        defaultValue={side.id}
        className="field__input select font-semibold"
      >
        {(place === 'third' || place === 'fourth') && <option value="">None</option>}
        <ModelOptions offered={comparison.offered} />
      </select>
      {chosen !== null && chosen.id !== side.swatches[0]?.id && (
        <noscript>
          <input type="hidden" name={colourParam(place)} value={colourOf(chosen.id, side.id)} />
        </noscript>
      )}
      <div id={box} className="compare-head__photo">
        <ModelPicture
          picture={side.picture}
          body={side.body}
          alt={chosen === null ? name : `${name} in ${chosen.name}`}
          sizes="(width >= 1040px) 520px, 46vw"
          when={isFirst ? 'first' : 'eager'}
        />
      </div>
      <SwatchRow
        swatches={side.swatches}
        chosen={chosen}
        name={name}
        param={colourParam(place)}
        picture={box}
        hrefOf={(colour) => hrefWith(comparison, place, colour)}
      />
      {price !== null && (
        <p>
          <span className="price-type text-[clamp(1.25rem,1rem+1vw,1.75rem)]">{price.text}</span>
          <span className="block text-sm text-ink-2">{price.meaning}</span>
        </p>
      )}
      {drive !== null && (
        <a
          href={drive.href}
          data-takes={colourParam(place)}
          data-as="colour"
          className={`${buttonClass(isFirst ? 'primary' : 'outline')} w-full`}
        >
          {drive.label}
          <span className="sr-only">: {name}</span>
        </a>
      )}
    </div>
  );
}

export function ModelOptions({ offered }: Pick<ModelComparison, 'offered'>) {
  return offered.map(({ label, variants }) => (
    <optgroup key={label} label={label}>
      {variants.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
}

/** The comparison with another colour at one place. */
function hrefWith({ compared, onlyDifferences }: ModelComparison, place: string, colour: string): string {
  const query = new URLSearchParams();
  for (const side of compared) query.set(side.place, side.id);
  for (const side of compared) {
    const own = side.place === place ? colour : side.chosen?.id;
    if (own !== undefined && (side.place === place || own !== side.swatches[0]?.id)) query.set(`${side.place}-colour`, own);
  }
  if (onlyDifferences) query.set('differences', '1');
  return `?${query}`;
}
