import { EVENTS } from '#src/rules/analytics/event-numbers.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { TrackOn } from '#src/ui/kit/track-on.tsx';
import type { FormReply } from '#src/views/leads/form-view.ts';
import type { StepView, ValuationView } from '#src/views/trade-in/valuation-view.ts';
import { CarPanel } from './car-panel.tsx';
import { InspectionForm, inspectionText } from './inspection-step.tsx';
import { BRING } from './offer-step.tsx';

interface Props {
  readonly view: ValuationView;
  readonly step: Extract<StepView, { kind: 'done' }>;
  readonly reply: FormReply | null;
}

/** A valuation that is complete: an accepted offer and the times to come by, or a call that was asked for. */
export function DoneStep({ view, step, reply }: Props) {
  const { values, leadId } = view;
  const { name = '', last_name = '', email = '', phone = '' } = values;
  return (
    <div className="trade-flow">
      <div className="trade-flow__main">
        {step.purchase !== null && (
          <p>
            <a href={step.purchase.href} className={buttonClass('primary')}>
              Back to buying the {step.purchase.name}
            </a>
          </p>
        )}
        {step.until === null ? (
          <div>
            <h1>Done. We’ll call you.</h1>
            <p className="mt-3 text-lg text-ink-2">Someone will call you about your car, usually within two business hours.</p>
          </div>
        ) : (
          <>
            <TrackOn
              on="open"
              once={`offer-${step.offerId}`}
              event={{
                id: EVENTS.tradeInAccepted,
                about: { form: 'valuation', lead_id: leadId },
                user: { name, last_name, email, phone },
              }}
            />
            <div>
              <h1>Done. Your range is held until {step.until}.</h1>
              {step.range !== null && <p className="head-type mt-4 text-h3">{step.range}</p>}
              <p className="mt-3 text-lg text-ink-2">{inspectionText(view)}</p>
            </div>
            <section className="grid gap-5">
              <h2 className="text-h3">Times to drop in</h2>
              <InspectionForm form={step.inspection} person={step.person} who={step.who} reply={reply} />
            </section>
          </>
        )}
      </div>
      {view.car !== null && <CarPanel car={view.car} otherHref={null} note={step.until === null ? null : BRING} />}
    </div>
  );
}
