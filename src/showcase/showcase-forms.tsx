import type { StepField } from '#src/rules/leads/form-types.ts';
import { CarLine } from '#src/ui/leads/car-line.tsx';
import { ErrorSummary } from '#src/ui/leads/error-summary.tsx';
import { fieldId } from '#src/ui/leads/field-id.ts';
import { FormFailure } from '#src/ui/leads/form-failure.tsx';
import { FormField } from '#src/ui/leads/form-field.tsx';
import { LeadForm } from '#src/ui/leads/lead-form.island.tsx';
import { ReceiptPanel } from '#src/ui/leads/receipt-panel.tsx';
import { SubmitButton } from '#src/ui/leads/submit-button.tsx';
import { SAMPLE_CAR, sampleForm } from './sample-form.ts';

/** Forms that no demo page shows; the others can be seen on their pages. */
const SHOWN = ['trade-in', 'multi-step-enquiry'] as const;

/** Every field in its worst state, and the parts around a form. */
export function ShowcaseForms() {
  const service = sampleForm('service');
  const fields = service.form.steps.flatMap((step) => step.fields);
  const fleet = sampleForm('fleet').form.steps.flatMap((step) => step.fields);
  const more = fleet.filter(({ name }) => !fields.some((field) => field.name === name));
  return (
    <div className="grid gap-16">
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        {SHOWN.map((name) => (
          <section key={name} className="grid content-start gap-4">
            <h3>{name}</h3>
            <LeadForm view={sampleForm(name)} />
          </section>
        ))}
      </div>
      <section className="lead-form">
        <h3>With everything wrong</h3>
        <ErrorSummary errors={fields.slice(0, 4).map(faultOf)} prefix="wrong" names={fields.map(({ name }) => name)} turn={-1} />
        <FormFailure message="Please try again in a moment." isVehicle={false} turn={-1} />
        <FormFailure message={null} isVehicle turn={-1} />
        <div className="form-step__fields">
          {[...fields, ...more].map((field) => (
            <FormField
              key={field.name}
              field={field}
              id={fieldId('wrong', field.name)}
              error={faultOf(field).message}
              value=""
              view={service}
              watched={{}}
              isReady
              turn={0}
            />
          ))}
        </div>
        <SubmitButton text="Send" isSending />
        <CarLine car={SAMPLE_CAR} />
      </section>
      <ReceiptPanel
        receipt={{
          sentTo: 'Sample Motors North',
          sentAt: 'Tuesday 21 July 2026, 3.05 pm',
          reference: '0123abcd',
          car: { name: SAMPLE_CAR.name, href: SAMPLE_CAR.href },
          appointment: { label: 'Your time', value: 'Friday 24 July 2026, 10 am AEST\nConfirmed' },
          rows: [
            { label: 'First name', value: 'Sam' },
            { label: 'Comments', value: 'Is it still there?\nI could come on Friday.' },
          ],
          location: null,
          openText: null,
        }}
      />
    </div>
  );
}

const faultOf = ({ name }: StepField) => ({ field: name, message: 'Please put this right.' });
