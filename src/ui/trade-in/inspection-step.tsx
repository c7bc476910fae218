import { LeadForm } from '#src/ui/leads/lead-form.island.tsx';
import type { FormReply, FormView } from '#src/views/leads/form-view.ts';
import type { StepView, ValuationView } from '#src/views/trade-in/valuation-view.ts';
import { CarPanel } from './car-panel.tsx';
import { BRING } from './offer-step.tsx';

interface Props {
  readonly view: ValuationView;
  readonly step: Extract<StepView, { kind: 'inspection' }>;
  readonly reply: FormReply | null;
}

export function InspectionStep({ view, step, reply }: Props) {
  return (
    <div className="trade-flow">
      <div className="trade-flow__main">
        <div>
          <h1>Book an inspection</h1>
          <p className="mt-3 text-lg text-ink-2">{inspectionText(view)}</p>
        </div>
        <InspectionForm form={step.inspection} person={step.person} who={step.who} reply={reply} />
      </div>
      {view.car !== null && <CarPanel car={view.car} otherHref={null} note={BRING} />}
    </div>
  );
}

/** Where a car is looked at, and for how long. */
export const inspectionText = ({ place, visitKm }: Pick<ValuationView, 'place' | 'visitKm'>): string =>
  `We’ll take a 20-minute look at it in ${place}${visitKm > 0 ? `, or at your place within ${visitKm} km` : ''}.`;

interface FormProps {
  readonly form: FormView;
  readonly person: Readonly<Record<string, string>>;
  /** Who it is for, where the form does not ask. */
  readonly who: string | null;
  readonly reply: FormReply | null;
}

/** The form of an inspection, which asks for nothing that is known already. */
export function InspectionForm({ form, person, who, reply }: FormProps) {
  const filled: FormReply = { form: 'inspection', step: 0, leadId: null, values: person, errors: [], failure: null };
  return (
    <div className="grid max-w-160 gap-5">
      {who !== null && <p className="wrap-anywhere">For {who}</p>}
      <LeadForm view={form} reply={reply ?? filled} />
    </div>
  );
}
