import type { FieldError } from '#src/rules/leads/check-step.ts';
import { TEST_CARDS } from '#src/rules/payments/test-card.ts';
import { FieldFault } from '#src/ui/leads/field-frame.tsx';
import { fieldId } from '#src/ui/leads/field-id.ts';
import { CheckoutField, PREFIX } from './checkout-fields.tsx';

export const CARD_NAMES = ['card_number', 'card_expiry', 'card_code', 'card_name'] as const;

const BOX = [
  { name: 'card_number', label: 'Card number', placeholder: '1234 1234 1234 1234', autoComplete: 'cc-number', maxLength: 23 },
  { name: 'card_expiry', label: 'Expiry', placeholder: 'MM / YY', autoComplete: 'cc-exp', maxLength: 9 },
  { name: 'card_code', label: 'Security code', placeholder: 'CVC', autoComplete: 'cc-csc', maxLength: 4 },
] as const;

/** The test provider's own card form. What is typed into it is never shown again, and no browser is asked to store it. */
export function TestCardFields({ errors }: { readonly errors: readonly FieldError[] }) {
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message ?? null;
  return (
    <>
      <p className="note" data-look="warn">
        <strong className="col-span-full">Test payments: no money moves.</strong>
      </p>
      <fieldset className="grid min-w-0 gap-2">
        <legend className="field__label mb-2">Card number, expiry and code</legend>
        <div className="card-box">
          {BOX.map(({ name, label, placeholder, autoComplete, maxLength }) => (
            <input
              key={name}
              id={fieldId(PREFIX, name)}
              name={name}
              aria-label={label}
              inputMode="numeric"
              placeholder={placeholder}
              autoComplete={autoComplete}
              maxLength={maxLength}
              aria-required
              aria-invalid={errorOf(name) === null ? undefined : true}
              aria-describedby={errorOf(name) === null ? undefined : `${fieldId(PREFIX, name)}-error`}
            />
          ))}
        </div>
        {BOX.map(({ name }) => (
          <FieldFault key={name} id={fieldId(PREFIX, name)} error={errorOf(name)} />
        ))}
      </fieldset>
      <CheckoutField field={NAME} value="" errors={errors} />
      <details className="test-cards">
        <summary className="text-link">Test cards</summary>
        <ul className="grid gap-1 text-md">
          {TEST_CARDS.map(({ number, words }) => (
            <li key={number}>
              <code>{number}</code> {words}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

const NAME = { name: 'card_name', label: 'Name on card', type: 'text', autoComplete: 'cc-name', maxLength: 80 } as const;
