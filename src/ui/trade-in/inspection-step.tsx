import { LeadForm } from '#src/ui/leads/lead-form.island.tsx';
import type { FormReply, FormView } from '#src/views/leads/form-view.ts';
import type { StepView, ValuationView } from '#src/views/trade-in/valuation-view.ts';

interface Props {
  readonly view: ValuationView;
  readonly step: Extract<StepView, { kind: 'inspection' }>;
  readonly reply: FormReply | null;
}

export function InspectionStep({ view, step, reply }: Props) {
  return (
    <div className="trade-flow">
      <div className="trade-flow__main max-w-160">
        <div>
          <h1>Book an inspection</h1>
          <p className="mt-3 text-lg text-ink-2">{inspectionText(view)}</p>
        </div>
        <InspectionForm form={step.inspection} person={step.person} reply={reply} />
      </div>
    </div>
  );
}

/** Where a car is looked at, and for how long. */
export const inspectionText = ({ place, visitKm }: Pick<ValuationView, 'place' | 'visitKm'>): string =>
  `We look at it in ${place} for 20 minutes${visitKm > 0 ? `, or at your place within ${visitKm} km` : ''}.`;

interface FormProps {
  readonly form: FormView;
  readonly person: Readonly<Record<string, string>>;
  readonly reply: FormReply | null;
}

/** The form of an inspection, with who it is for filled in already. */
export function InspectionForm({ form, person, reply }: FormProps) {
  const filled: FormReply = { form: 'inspection', step: 0, leadId: null, values: person, errors: [], failure: null };
  return <LeadForm view={form} reply={reply ?? filled} />;
}
