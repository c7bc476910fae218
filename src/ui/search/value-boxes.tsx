import { memo } from 'react';
import type { WordFacet } from '#src/rules/search/facets.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import type { ValueView } from '#src/views/search/search-facets.ts';
import { foldedValues, holds, type ValueLists } from './folded-values.ts';
import { wordField } from './query-fields.ts';
import { useOnceOpen } from './use-once-open.ts';
import { useHasBeenOpen, WhenOpen } from './when-open.tsx';

interface Props {
  readonly facet: WordFacet;
  readonly lists: ValueLists;
  readonly chosen: readonly string[];
  readonly onToggle: (facet: WordFacet, value: string, isOn: boolean) => void;
}

/** A facet's values as checkboxes, with the number of vehicles each would show. Beyond eight the rest is folded. */
export const ValueBoxes = memo(function ValueBoxes({ facet, lists, chosen, onToggle }: Props) {
  const { shown, folded, total } = foldedValues(lists);
  // A chosen value must be visible.
  const opens = useOnceOpen(chosen.some((word) => !holds(shown, word) && holds(folded, word)));
  const [fold, isOpen, look] = useHasBeenOpen(opens);
  const boxes = (list: ValueLists[number], earlier: ValueLists) => (
    <div key={list.heading ?? ''}>
      {list.heading !== null && <p className="pt-2 pb-0.5 text-sm font-semibold text-ink-2">{list.heading}</p>}
      <ul>
        {list.values.map((value) => (
          <li key={value.value}>
            <Box
              facet={facet}
              {...value}
              isChosen={chosen.includes(value.value)}
              isSecond={holds(earlier, value.value)}
              onToggle={onToggle}
            />
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <>
      {shown.map((list, at) => boxes(list, shown.slice(0, at)))}
      {folded.length > 0 && (
        <details ref={fold} className="filters__more" open={opens} onToggle={look}>
          <summary className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4">
            <span className="filters__closed">Show all {total}</span>
            <span className="filters__open">Show fewer</span>
          </summary>
          <WhenOpen isOpen={isOpen}>{folded.map((list, at) => boxes(list, [...shown, ...folded.slice(0, at)]))}</WhenOpen>
        </details>
      )}
    </>
  );
}, isSame);

/** The chosen words are read from the address each time, so they are compared by value. */
function isSame({ chosen: before, ...was }: Props, { chosen, ...is }: Props): boolean {
  return (
    was.facet === is.facet &&
    was.lists === is.lists &&
    was.onToggle === is.onToggle &&
    before.length === chosen.length &&
    before.every((word, at) => word === chosen[at])
  );
}

interface BoxProps extends ValueView {
  readonly facet: WordFacet;
  readonly isChosen: boolean;
  /** Whether the same value is already listed above. */
  readonly isSecond: boolean;
  readonly onToggle: Props['onToggle'];
}

const Box = memo(function Box({ facet, value, label = value, count, isChosen, isSecond, onToggle }: BoxProps) {
  return (
    <label className="filters__box">
      <input
        type="checkbox"
        // Of two ticked boxes for one value only the first is sent, so that clearing it is enough without script.
        name={isSecond && isChosen ? undefined : wordField(facet)}
        value={value}
        checked={isChosen}
        // Nothing would be found; a chosen value can always be cleared.
        disabled={count === 0 && !isChosen}
        onChange={(event) => onToggle(facet, value, event.currentTarget.checked)}
      />
      {/* There are hundreds of these: what they look like is in the sheet. */}
      <span>{label}</span>
      <small>{numberText(count)}</small>
    </label>
  );
});
