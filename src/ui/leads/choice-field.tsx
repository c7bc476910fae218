import { type Field, fieldByName, TERMS_NOTICE } from '#src/rules/leads/fields.ts';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { describedBy, FieldFault, FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

/** A choice: from a list, one of a few, several, or a single checkbox. */
export function ChoiceField(props: FieldProps) {
  const { type } = fieldByName(props.field.name);
  if (type === 'checkbox') return <TickBox {...props} />;
  return type === 'select' ? <SelectField {...props} /> : <BoxField {...props} type={type} />;
}

function SelectField({ field, id, error, value }: FieldProps) {
  const { label, options = field.options ?? [], autocomplete } = fieldByName(field.name);
  return (
    <FieldFrame id={id} label={field.label ?? label} required={field.required} error={error}>
      <select
        id={id}
        name={field.name}
        defaultValue={value}
        autoComplete={autocomplete}
        aria-invalid={error === null ? undefined : true}
        aria-required={field.required ? true : undefined}
        aria-describedby={describedBy(id, error, null)}
        className="field__input select"
      >
        <option value="">{field.required ? 'Please choose' : 'Any'}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** One of a few or several, all visible. */
function BoxField({ field, id, error, value, type }: FieldProps & { readonly type: Field['type'] }) {
  const { label, options = field.options ?? [] } = fieldByName(field.name);
  const ticked = value.split(',').map((word) => word.trim());
  return (
    <FieldFrame
      id={id}
      label={field.label ?? label}
      required={field.required}
      error={error}
      isGroup
      isWide={type === 'checkboxes'}
    >
      <span className="field__boxes">
        {options.map((option) => (
          <label key={option.value} className="field__box">
            <input
              type={type === 'checkboxes' ? 'checkbox' : 'radio'}
              name={field.name}
              value={option.value}
              defaultChecked={ticked.includes(option.value)}
            />
            {option.label}
          </label>
        ))}
      </span>
    </FieldFrame>
  );
}

/** A single checkbox. The one for the terms of use is required and says so in advance (ledger L4). */
function TickBox({ field, id, error, value, view }: FieldProps) {
  const { label } = fieldByName(field.name);
  const isTerms = field.name === 'terms_conditions';
  const hint = isTerms && error === null ? TERMS_NOTICE : null;
  return (
    <div className="field" data-wide="">
      <span className="field__box field__box--long">
        <input
          id={id}
          type="checkbox"
          name={field.name}
          value="true"
          defaultChecked={value === 'true'}
          aria-invalid={error === null ? undefined : true}
          aria-required={isTerms || field.required ? true : undefined}
          aria-describedby={describedBy(id, error, hint)}
        />
        {isTerms ? (
          <span>
            {/* A link inside a label could not be followed without ticking the box. */}
            <label htmlFor={id}>I agree to the terms of use</label> (
            <SiteLink href="/terms-and-conditions" className="field__link">
              read them
            </SiteLink>
            ).
          </span>
        ) : (
          <label htmlFor={id}>{field.name === 'opt_in' ? view.optInLabel : (field.label ?? label)}</label>
        )}
      </span>
      {hint !== null && (
        <p id={`${id}-hint`} className="text-md text-ink-2">
          {hint}
        </p>
      )}
      <FieldFault id={id} error={error} />
    </div>
  );
}
