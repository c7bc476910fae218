import { useId } from 'react';
import type { FigureBounds } from '#src/rules/running-costs/fuel-cost.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { FieldFault } from '#src/ui/leads/field-frame.tsx';

interface Props {
  readonly label: string;
  readonly before?: string;
  readonly unit: string;
  /** The unit as it is read aloud. */
  readonly unitWords: string;
  readonly typed: string;
  readonly bounds: FigureBounds;
  readonly isWrong: boolean;
  readonly onType: (typed: string) => void;
  readonly children?: React.ReactNode;
}

/** A number with its unit. What is typed stays as it was typed; if it is invalid, the field says what is valid. */
export function FigureField({ label, before, unit, unitWords, typed, bounds, isWrong, onType, children }: Props) {
  const id = useId();
  const error = isWrong ? `Please enter a number from ${numberText(bounds.min)} to ${numberText(bounds.max)}.` : null;
  return (
    <div className="field">
      <label htmlFor={id} className="field__label">
        {label}
        <span className="sr-only">, {unitWords}</span>
      </label>
      <span className="field-box flex items-center gap-1.5 px-3.5">
        {before !== undefined && (
          <span aria-hidden="true" className="running-cost__unit">
            {before}
          </span>
        )}
        <input
          id={id}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          className="w-full min-w-0 bg-transparent text-base outline-none"
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <span aria-hidden="true" className="running-cost__unit">
          {unit}
        </span>
      </span>
      {children}
      <FieldFault id={id} error={error} />
    </div>
  );
}
