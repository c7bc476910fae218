import type { FocusEvent } from 'react';
import { PRICE_SCALE } from '#src/rules/promotions/price-range.ts';
import { useNewValue } from '../search/use-new-value.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly onWrite: (value: number) => void;
}

/** One end of a price range as a field: what is typed counts when the field is left, rounded to the nearest step. */
export function PriceField({ name, label, value, onWrite }: Props) {
  const field = useNewValue(String(value));
  const write = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const digits = currentTarget.value.replaceAll(/[^\d.]/g, '');
    const typed = Math.round(Number.parseFloat(digits) / PRICE_SCALE.step) * PRICE_SCALE.step;
    if (typed !== value && Number.isFinite(typed)) onWrite(typed);
    // Shows the corrected value to the person who typed an impossible one.
    currentTarget.value = String(value);
  };
  return (
    <label className="field-box flex items-center gap-1.5 px-3.5">
      <span className="text-sm whitespace-nowrap text-ink-2">{label} $</span>
      <input
        ref={field}
        name={name}
        defaultValue={value}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        onBlur={write}
        className="w-full min-w-0 bg-transparent text-base font-semibold outline-none"
      />
    </label>
  );
}
