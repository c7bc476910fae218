import { fieldId } from '#src/ui/leads/field-id.ts';
import { SubmitButton } from '#src/ui/leads/submit-button.tsx';
import { TextField } from '#src/ui/leads/text-field.tsx';
import type { ValuationReply } from '#src/views/trade-in/valuation-reply.ts';
import type { StepView, ValuationView } from '#src/views/trade-in/valuation-view.ts';
import { CarPanel, NOT_SENT } from './car-panel.tsx';
import { ContactFields, PREFIX, StepForm } from './step-form.tsx';

interface Props {
  readonly view: ValuationView;
  readonly step: Extract<StepView, { kind: 'call' }>;
  readonly reply: ValuationReply | null;
}

/** A car that gets no figure: a person calls (ledger T3). */
export function CallStep({ view, step, reply }: Props) {
  const { path, car, values, form, contact } = view;
  return (
    <div className="trade-flow">
      <div className="trade-flow__main">
        <div>
          <h1>We’d rather see this one</h1>
          <p className="mt-3 max-w-[60ch] text-lg text-ink-2">{step.text}</p>
        </div>
        <StepForm action={`${path}/offer`} reply={reply} names={['kms', ...contact.map(({ name }) => name)]}>
          {step.asksKms && (
            <div className="max-w-72">
              <TextField
                view={form}
                watched={{}}
                isReady={false}
                turn={-1}
                field={{ name: 'kms', required: true, label: 'Kilometres now' }}
                id={fieldId(PREFIX, 'kms')}
                error={reply?.errors.find(({ field }) => field === 'kms')?.message ?? null}
                value={reply?.values.kms ?? ''}
              />
            </div>
          )}
          <ContactFields fields={contact} values={values} reply={reply} form={form} />
          <div className="trade-acts">
            <SubmitButton text="Call me about it" isSending={false} />
          </div>
        </StepForm>
      </div>
      {car !== null && <CarPanel car={car} otherHref={`${path}/by-hand`} note={NOT_SENT} />}
    </div>
  );
}
