import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import type { ValuationReply } from '#src/views/trade-in/valuation-reply.ts';
import type { StepView, ValuationView } from '#src/views/trade-in/valuation-view.ts';
import { CarPicker } from './car-picker.island.tsx';
import { RegoFields } from './rego-fields.tsx';
import { PREFIX, StepForm } from './step-form.tsx';

/** What whoever has looked too many cars up reads in place of the next list. */
const LATER: ValuationReply = { values: {}, errors: [], failure: LIMIT_TEXTS.address };

interface Props {
  readonly view: ValuationView;
  readonly step: Extract<StepView, { kind: 'by-hand' }>;
  readonly reply: ValuationReply | null;
}

/** A car that no register found, or that it mistook: by another registration, or from lists that each fill the next. */
export function HandStep({ view: { path }, step: { notFound, rego, hand }, reply }: Props) {
  const errors = reply?.errors ?? [];
  const isRego = errors.some(({ field }) => field === 'rego' || field === 'regoState');
  return (
    <div className="trade-flow">
      <div className="trade-flow__main">
        <div>
          <h1>Which car is it?</h1>
          {notFound !== null && (
            <p role="status" className="trade-note mt-4">
              {notFound}
            </p>
          )}
        </div>
        <StepForm action={`${path}/car`} reply={isRego ? reply : null} names={['rego', 'regoState']}>
          <RegoFields
            prefix={PREFIX}
            rego={reply?.values.rego ?? rego.rego}
            state={reply?.values.regoState ?? rego.state}
            states={rego.states}
            errors={errors}
          />
          <div className="trade-acts">
            <button type="submit" className={buttonClass('outline')}>
              Find my car
            </button>
          </div>
        </StepForm>
        <section className="grid gap-4">
          <h2 className="text-h3">Or enter the details yourself</h2>
          <StepForm
            action={`${path}/by-hand`}
            reply={isRego ? null : (reply ?? (hand.retryAfterSeconds === null ? null : LATER))}
            names={['Vehicle Year', 'Vehicle Make', 'Vehicle Model', 'Vehicle Badge']}
          >
            <CarPicker hand={hand} prefix={PREFIX} />
          </StepForm>
        </section>
      </div>
    </div>
  );
}
