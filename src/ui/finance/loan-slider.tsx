import { memo, useId, useState } from 'react';
import type { Bound } from '#src/rules/finance/lender.ts';
import type { LoanField } from '#src/rules/finance/loan-calculator.ts';

interface Props {
  readonly field: LoanField;
  readonly label: string;
  readonly bound: Bound;
  /** The values to choose from, unless every step is allowed. */
  readonly values?: readonly number[] | null;
  readonly value: number;
  readonly before?: string;
  readonly after?: string;
  /** A value as written under the track and read aloud. */
  readonly text: (value: number) => string;
  /** A value as shown in the field. */
  readonly figure: (value: number) => string;
  readonly isFixed?: boolean;
  readonly message?: string | null;
  readonly onChange: (field: LoanField, typed: string | number) => void;
  readonly onLeave: () => void;
}

/**
 * One number of a loan: a native slider and a field with the same value. Typed text stays as typed until the field loses focus.
 * Memoised, so that only the slider that moves is rendered again.
 */
export const LoanSlider = memo(function LoanSlider(props: Props) {
  const { field, label, bound, values = null, value, before, after, text, figure, isFixed = false, message = null } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  // The track steps through the list of years by index.
  const track = values === null ? bound : { min: 0, max: values.length - 1, step: 1 };
  const at = values === null ? Math.min(Math.max(value, track.min), track.max) : Math.max(0, values.indexOf(value));
  const move = (to: number) => {
    setTyped(null);
    props.onChange(field, values === null ? to : (values[to] ?? value));
  };
  const share = track.max === track.min ? 0 : (at - track.min) / (track.max - track.min);
  return (
    <div className="loan-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...track}
        value={at}
        disabled={isFixed}
        aria-valuetext={text(value)}
        style={{ '--at': share } as React.CSSProperties}
        onChange={(event) => move(event.currentTarget.valueAsNumber)}
        onPointerUp={props.onLeave}
        onBlur={props.onLeave}
      />
      <span className="loan-slider__ends" aria-hidden="true">
        <span>{text(values?.[0] ?? track.min)}</span>
        <span>{text(values?.at(-1) ?? track.max)}</span>
      </span>
      <span className="field__figure loan-slider__field" data-before={before} data-after={after}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className="field__input"
          aria-label={`${label}, exact`}
          aria-describedby={message === null ? undefined : `${id}-message`}
          readOnly={isFixed}
          value={typed ?? figure(value)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            props.onChange(field, event.currentTarget.value);
          }}
          onBlur={() => {
            setTyped(null);
            props.onLeave();
          }}
        />
      </span>
      <span id={`${id}-message`} role="status" className="loan-slider__message">
        {message}
      </span>
    </div>
  );
});
