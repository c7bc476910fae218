import { type Field, fieldCalled } from '#src/rules/leads/fields.ts';
import { SiteLink } from '../site-link.tsx';
import { describedBy, FieldFault, FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

/** Something to be chosen: from a list, one of a few, several, or a single box. */
export function ChoiceField(props: FieldProps) {
  const { type } = fieldCalled(props.field.name);
  if (type === 'checkbox') return <TickBox {...props} />;
  return type === 'select' ? <SelectField {...props} /> : <BoxField {...props} type={type} />;
}

function SelectField({ field, id, error, value }: FieldProps) {
  const { label, options = field.options ?? [], autocomplete } = fieldCalled(field.name);
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
        className="field__input field__select"
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

/** One of a few, or several, all in sight. */
function BoxField({ field, id, error, value, type }: FieldProps & { readonly type: Field['type'] }) {
  const { label, options = field.options ?? [] } = fieldCalled(field.name);
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

function TickBox({ field, id, error, value, view }: FieldProps) {
  const { label } = fieldCalled(field.name);
  return (
    <div className="field" data-wide="">
      <label className="field__box field__box--long">
        <input
          id={id}
          type="checkbox"
          name={field.name}
          value="true"
          defaultChecked={value === 'true'}
          aria-invalid={error === null ? undefined : true}
          aria-required={field.required ? true : undefined}
          aria-describedby={describedBy(id, error, null)}
        />
        <span>{field.name === 'opt_in' ? view.optInLabel : (field.label ?? label)}</span>
      </label>
      <FieldFault id={id} error={error} />
    </div>
  );
}

/** The box that must be ticked before a form is sent, with the terms it means (ledger L4). */
export function TermsField({ field, id, error, value }: FieldProps) {
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
          aria-required="true"
          aria-describedby={error === null ? `${id}-notice` : `${id}-error`}
        />
        <span>
          <label htmlFor={id}>I agree to the terms of use</label> (
          <SiteLink href="/terms-and-conditions" className="field__link">
            read them
          </SiteLink>
          ).
        </span>
      </span>
      {error === null && (
        <p id={`${id}-notice`} className="text-md text-ink-2">
          * You must agree to the terms of use before submitting the form.
        </p>
      )}
      <FieldFault id={id} error={error} />
    </div>
  );
}
