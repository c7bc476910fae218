import type { FocusEvent } from 'react';
import { PRICE_SCALE } from '#src/rules/promotions/price-range.ts';
import { useNewValue } from '../search/use-new-value.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly onWrite: (value: number) => void;
}

/** One end of a price as a field: what is typed counts once it is left, on the nearest whole step. */
export function PriceField({ name, label, value, onWrite }: Props) {
  const field = useNewValue(String(value));
  const write = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const digits = currentTarget.value.replaceAll(/[^\d.]/g, '');
    const typed = Math.round(Number.parseFloat(digits) / PRICE_SCALE.step) * PRICE_SCALE.step;
    if (typed !== value && Number.isFinite(typed)) onWrite(typed);
    // What cannot be had is put right before the eyes of whoever typed it.
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
