import type { FocusEvent, KeyboardEvent } from 'react';
import type { Range } from '#src/rules/search/facets.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import type { RangeView } from './range-view.ts';
import { useNewValue } from './use-new-value.ts';

interface Props {
  readonly view: RangeView;
  readonly shown: Range;
  readonly onWrite: (min: string, max: string) => void;
}

const ENDS = [
  { end: 'min', words: 'from' },
  { end: 'max', words: 'to' },
] as const;

/** The units that stand after a figure. */
const AFTER: Readonly<Partial<Record<RangeView['unit'], string>>> = { kilometres: 'km', feet: 'ft', kilograms: 'kg' };

/** The two ends of a range as fields, in plain digits. What is typed counts on Enter or when the field is left. */
export function RangeFields({ view, shown, onWrite }: Props) {
  const min = useNewValue(digits(shown.min));
  const max = useNewValue(digits(shown.max));
  const fields = { min, max };
  const write = () => onWrite(min.current?.value ?? '', max.current?.value ?? '');
  const left = (event: FocusEvent<HTMLInputElement>) => {
    if (event.currentTarget.value !== digits(shown[event.currentTarget === min.current ? 'min' : 'max'])) write();
  };
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    write();
  };
  return (
    <div className="mt-2 grid grid-cols-2 gap-2.5">
      {ENDS.map(({ end, words }) => (
        <label key={end} className="field-box flex items-center gap-1.5 px-3">
          <span className="sr-only">
            {view.label} {words}
          </span>
          {view.unit === 'dollars' && (
            <span aria-hidden="true" className="text-ink-2">
              $
            </span>
          )}
          <input
            ref={fields[end]}
            name={`range[${view.facet}][${end}]`}
            defaultValue={digits(shown[end])}
            placeholder={view.unit === 'years' ? digits(view.bounds[end]) : numberText(view.bounds[end])}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            onBlur={left}
            onKeyDown={pressed}
            className="w-full min-w-0 bg-transparent text-base outline-none placeholder:text-ink-2"
          />
          {view.unit in AFTER && (
            <span aria-hidden="true" className="text-sm text-ink-2">
              {AFTER[view.unit]}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}

const digits = (value: number | null) => (value === null ? '' : String(value));
