import type { ReactNode } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';

interface Props {
  readonly id: string;
  readonly label: ReactNode;
  readonly required: boolean;
  readonly error: string | null;
  readonly hint?: string | null | undefined;
  /** Whether the label names a group of controls. */
  readonly isGroup?: boolean;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The parts around a control: its label and hint above, and its error below. */
export function FieldFrame({ id, label, required, error, hint = null, isGroup = false, isWide = false, children }: Props) {
  const words = (
    <>
      {label}
      {!required && <span className="font-normal text-ink-2"> (optional)</span>}
    </>
  );
  const rest = (
    <>
      {hint !== null && hint !== '' && (
        <p id={`${id}-hint`} className="text-md text-ink-2">
          {hint}
        </p>
      )}
      {children}
      <FieldFault id={id} error={error} />
    </>
  );
  return isGroup ? (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy(id, error, hint)}
      className="field"
      data-wide={isWide ? '' : undefined}
    >
      <legend className="field__label">{words}</legend>
      {rest}
    </fieldset>
  ) : (
    <div className="field" data-wide={isWide ? '' : undefined}>
      <label htmlFor={id} className="field__label">
        {words}
      </label>
      {rest}
    </div>
  );
}

export function FieldFault({ id, error }: { readonly id: string; readonly error: string | null }) {
  if (error === null) return null;
  return (
    <p id={`${id}-error`} className="field__error">
      <Icon name="alert" className="mt-0.5 size-4" />
      {error}
    </p>
  );
}

/** The ids of the texts that describe a control, for screen readers. */
export const describedBy = (id: string, error: string | null, hint: string | null | undefined): string | undefined =>
  [hint == null || hint === '' ? null : `${id}-hint`, error === null ? null : `${id}-error`]
    .filter((one) => one !== null)
    .join(' ') || undefined;
