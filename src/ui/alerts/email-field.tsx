import { describedBy, FieldFault } from '#src/ui/leads/field-frame.tsx';

interface Props {
  readonly id: string;
  readonly value: string;
  readonly error: string | null;
  readonly isFocused: boolean;
}

/** The address that alerts are sent to. */
export function EmailField({ id, value, error, isFocused }: Props) {
  return (
    <div className="field">
      <label htmlFor={id} className="field__label">
        Email
      </label>
      <input
        id={id}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        defaultValue={value}
        aria-required
        aria-invalid={error === null ? undefined : true}
        aria-describedby={describedBy(id, error, null)}
        className="field__input"
        {...(isFocused ? { autoFocus: true } : {})}
      />
      {error !== null && (
        <div role="alert">
          <FieldFault id={id} error={error} />
        </div>
      )}
    </div>
  );
}
