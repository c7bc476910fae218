import type { ReactNode } from 'react';
import type { FieldError } from '#src/rules/leads/check-step.ts';
import type { Option } from '#src/rules/leads/fields.ts';
import { describedBy, FieldFault, FieldFrame } from '#src/ui/leads/field-frame.tsx';
import { fieldId } from '#src/ui/leads/field-id.ts';

/** What the ids of a step's fields begin with. */
export const PREFIX = 'purchase';

/** What was typed and what is wrong with it. */
export interface Typed {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
}

const errorOf = ({ errors }: Typed, name: string): string | null => errors.find(({ field }) => field === name)?.message ?? null;

interface TextProps {
  readonly typed: Typed;
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly hint?: string | null;
  readonly isWide?: boolean;
}

export function TextField({
  typed,
  name,
  label,
  type = 'text',
  autoComplete,
  maxLength,
  inputMode,
  hint = null,
  isWide = false,
}: TextProps) {
  const id = fieldId(PREFIX, name);
  const error = errorOf(typed, name);
  return (
    <FieldFrame id={id} label={label} required error={error} hint={hint} isWide={isWide}>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        maxLength={maxLength}
        defaultValue={typed.values[name] ?? ''}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={describedBy(id, error, hint)}
        className="field__input"
      />
    </FieldFrame>
  );
}

interface SelectProps {
  readonly typed: Typed;
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly hint?: string | null;
  readonly isWide?: boolean;
}

export function SelectField({ typed, name, label, options, hint = null, isWide = false }: SelectProps) {
  const id = fieldId(PREFIX, name);
  const error = errorOf(typed, name);
  return (
    <FieldFrame id={id} label={label} required error={error} hint={hint} isWide={isWide}>
      <select
        id={id}
        name={name}
        defaultValue={typed.values[name] ?? ''}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={describedBy(id, error, hint)}
        className="field__input select"
      >
        {(typed.values[name] ?? '') === '' && <option value="">Please choose</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

interface ChoicesProps {
  readonly typed: Typed;
  readonly name: string;
  readonly legend: string;
  readonly children: ReactNode;
}

/** A question with a few answers, each of which can ask for more. */
export function Choices({ typed, name, legend, children }: ChoicesProps) {
  const id = fieldId(PREFIX, name);
  const error = errorOf(typed, name);
  return (
    <fieldset id={id} tabIndex={-1} className="picks" aria-describedby={describedBy(id, error, null)}>
      <legend className="sr-only">{legend}</legend>
      {children}
      <FieldFault id={id} error={error} />
    </fieldset>
  );
}

interface ChoiceProps {
  readonly typed: Typed;
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** What stands at the end of the line: 'Free'. */
  readonly aside?: string;
  readonly note?: string | null;
  /** What it asks for once it is chosen. */
  readonly children?: ReactNode;
}

export function Choice({ typed, name, value, label, aside, note = null, children }: ChoiceProps) {
  return (
    <div className="pick">
      <label className="pick__head">
        <input type="radio" name={name} value={value} defaultChecked={typed.values[name] === value} />
        <span className="font-semibold">{label}</span>
        {aside !== undefined && <span className="pick__aside">{aside}</span>}
      </label>
      {note !== null && <p className="pick__note">{note}</p>}
      {children !== undefined && <div className="pick__more lead-form">{children}</div>}
    </div>
  );
}
