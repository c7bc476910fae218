import { useEffect, useRef } from 'react';
import type { FieldError } from '#src/rules/leads/check-step.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { fieldId } from './field-id.ts';

interface Props {
  readonly errors: readonly FieldError[];
  readonly prefix: string;
  /** The fields that can be focused; an error of any other has no link. */
  readonly names: readonly string[];
  /** Increases each time the form is checked, so that the summary is announced again; negative when it is only displayed. */
  readonly turn: number;
}

/** Everything that prevents a form from being sent, above it, each with a link to its field (ledger L7). */
export function ErrorSummary({ errors, prefix, names, turn }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turn >= 0) box.current?.focus();
  }, [turn]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="form-alert">
      <Icon name="alert" className="mt-0.5 size-5" />
      <div>
        <p className="font-semibold">Please fix the following errors:</p>
        <ul className="mt-1 grid gap-0.5">
          {errors.map(({ field, message }) => (
            <li key={field}>
              {names.includes(field) ? (
                <a href={`#${fieldId(prefix, field)}`} onClick={(event) => goTo(event, fieldId(prefix, field))}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Focuses the field without adding an entry to the browser's history. */
function goTo(event: React.MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  event.preventDefault();
  const control = field.matches('input, select, textarea') ? field : field.querySelector<HTMLElement>('input');
  (control ?? field).focus();
}
