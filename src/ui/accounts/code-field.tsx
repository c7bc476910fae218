import { CODE_DIGITS } from '#src/rules/accounts/typed-code.ts';
import { FieldFault } from '#src/ui/leads/field-frame.tsx';

interface Props {
  readonly id: string;
  readonly error: string | null;
  readonly isFocused: boolean;
}

/** Room for a whole text message: whatever is pasted, the code is found in it. */
const LONGEST = 300;

/**
 * One real field over drawn cells: pasting, a phone's suggestion and a screen reader meet a single input. Its letters stand so far apart that
 * each is in its cell, so it needs no script.
 */
export function CodeField({ id, error, isFocused }: Props) {
  return (
    <div className="field">
      <label htmlFor={id} className="field__label">
        {CODE_DIGITS}-digit code
      </label>
      <div className="code-field" data-bad={error === null ? undefined : ''}>
        {Array.from({ length: CODE_DIGITS }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
          <span key={at} aria-hidden="true" />
        ))}
        <input
          id={id}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={LONGEST}
          aria-required
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `${id}-error`}
          {...(isFocused ? { autoFocus: true } : {})}
        />
      </div>
      {error !== null && (
        <div role="alert">
          <FieldFault id={id} error={error} />
        </div>
      )}
    </div>
  );
}
