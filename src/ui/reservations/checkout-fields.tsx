import type { FieldError } from '#src/rules/leads/check-step.ts';
import { describedBy, FieldFrame } from '#src/ui/leads/field-frame.tsx';
import { fieldId } from '#src/ui/leads/field-id.ts';

interface Props {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
}

/** What the ids of the checkout's fields begin with. */
export const PREFIX = 'checkout';

interface FieldWords {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel';
  readonly autoComplete: string;
  readonly maxLength: number;
}

const CONTACT: readonly FieldWords[] = [
  { name: 'name', label: 'First name', type: 'text', autoComplete: 'given-name', maxLength: 80 },
  { name: 'last_name', label: 'Last name', type: 'text', autoComplete: 'family-name', maxLength: 80 },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'phone', label: 'Mobile', type: 'tel', autoComplete: 'tel', maxLength: 30 },
];

export const CONTACT_NAMES = CONTACT.map(({ name }) => name);

/** Who reserves the vehicle. */
export function ContactFields({ values, errors }: Props) {
  return (
    <div className="lead-form">
      <div className="form-step__fields">
        {CONTACT.map((field) => (
          <CheckoutField key={field.name} field={field} value={values[field.name] ?? ''} errors={errors} />
        ))}
      </div>
    </div>
  );
}

interface FieldProps {
  readonly field: FieldWords;
  readonly value: string;
  readonly errors: readonly FieldError[];
}

export function CheckoutField({ field: { name, label, type, autoComplete, maxLength }, value, errors }: FieldProps) {
  const id = fieldId(PREFIX, name);
  const error = errors.find(({ field }) => field === name)?.message ?? null;
  return (
    <FieldFrame id={id} label={label} required error={error}>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        maxLength={maxLength}
        defaultValue={value}
        aria-required
        aria-invalid={error === null ? undefined : true}
        aria-describedby={describedBy(id, error, null)}
        className="field__input"
      />
    </FieldFrame>
  );
}
