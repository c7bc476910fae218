import type { FieldError } from '#src/rules/leads/check-step.ts';
import type { Option } from '#src/rules/leads/fields.ts';
import { describedBy, FieldFrame } from '#src/ui/leads/field-frame.tsx';
import { fieldId } from '#src/ui/leads/field-id.ts';

interface Props {
  readonly prefix: string;
  readonly rego: string;
  readonly state: string;
  readonly states: readonly Option[];
  readonly errors: readonly FieldError[];
}

/** A registration and its state. */
export function RegoFields({ prefix, rego, state, states, errors }: Props) {
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message ?? null;
  const ids = { rego: fieldId(prefix, 'rego'), state: fieldId(prefix, 'regoState') };
  return (
    <div className="rego-fields">
      <FieldFrame id={ids.rego} label="Rego" required error={errorOf('rego')}>
        <input
          id={ids.rego}
          type="text"
          name="rego"
          defaultValue={rego}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={errorOf('rego') === null ? undefined : true}
          aria-describedby={describedBy(ids.rego, errorOf('rego'), null)}
          className="field__input"
        />
      </FieldFrame>
      <FieldFrame id={ids.state} label="State" required error={errorOf('regoState')}>
        <select
          id={ids.state}
          name="regoState"
          defaultValue={state}
          aria-invalid={errorOf('regoState') === null ? undefined : true}
          aria-describedby={describedBy(ids.state, errorOf('regoState'), null)}
          className="field__input select"
        >
          {states.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </FieldFrame>
    </div>
  );
}
