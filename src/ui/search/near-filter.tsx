import { type KeyboardEvent, memo, useId } from 'react';
import { DEFAULT_DISTANCE, DISTANCES, distanceOf, type Near } from '#src/rules/search/near.ts';
import { readSearchQuery } from '#src/rules/search/search-query.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { useNewValue } from './use-new-value.ts';
import { useSuggestions } from './use-suggestions.ts';

interface Props {
  /** The place in words, as shown in the field; '' for anywhere. */
  readonly place: string;
  readonly near: Near | null;
  readonly onChoose: (near: Near | null) => void;
}

/** A suburb or postcode and a radius. What is typed counts on Enter, when the field is left, or when a suggestion is chosen (ledger S23). */
export const NearFilter = memo(function NearFilter({ place, near, onChoose }: Props) {
  const list = useId();
  const field = useNewValue(place);
  const { suggestions, suggest } = useSuggestions();
  const km = near?.km ?? DEFAULT_DISTANCE;
  const choose = (distance: number) => {
    const typed = field.current?.value.trim() ?? '';
    // Unchanged text means the place in the address.
    const next = typed === place ? near : readSearchQuery([['near', typed]]).near;
    onChoose(next === null ? null : { place: next.place, km: distanceOf(distance) });
  };
  const chosen = () => {
    if (field.current?.value.trim() !== place) choose(km);
  };
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    chosen();
  };
  return (
    <div className="grid gap-2.5">
      <label className="field-box flex items-center gap-2 px-3">
        <span className="sr-only">Suburb or postcode</span>
        <Icon name="pin" className="size-4.5 text-ink-2" />
        <input
          ref={field}
          name="near"
          list={list}
          defaultValue={place}
          placeholder="Suburb or postcode"
          autoComplete="off"
          maxLength={60}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            // Browsers report a chosen suggestion as typing.
            if (suggestions.includes(typed)) chosen();
            else suggest(typed);
          }}
          onBlur={chosen}
          onKeyDown={pressed}
          className="w-full min-w-0 bg-transparent text-base outline-none placeholder:text-ink-2"
        />
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </label>
      <label className="field-box relative flex items-center">
        <span className="sr-only">Distance</span>
        <select
          key={km}
          name="km"
          defaultValue={km}
          onChange={(event) => choose(Number(event.currentTarget.value))}
          className="select h-full w-full bg-transparent ps-3.5 text-base outline-none"
        >
          {DISTANCES.map((distance) => (
            <option key={distance} value={distance}>
              Within {distance} km
            </option>
          ))}
        </select>
      </label>
    </div>
  );
});
