import type { FormReply } from '#src/views/leads/form-view.ts';
import type { ValuationReply } from '#src/views/trade-in/valuation-reply.ts';
import type { ValuationView } from '#src/views/trade-in/valuation-view.ts';
import { AcceptStep } from './accept-step.tsx';
import { CallStep } from './call-step.tsx';
import { CarStep } from './car-step.tsx';
import { ConditionStep } from './condition-step.tsx';
import { DoneStep } from './done-step.tsx';
import { EndedStep } from './ended-step.tsx';
import { HandStep } from './hand-step.tsx';
import { InspectionStep } from './inspection-step.tsx';
import { OfferStep } from './offer-step.tsx';
import { Rail } from './rail.tsx';

/** What a step that was sent came back with. */
export type StepAnswer =
  | { readonly kind: 'step'; readonly reply: ValuationReply }
  | { readonly kind: 'form'; readonly reply: FormReply };

interface Props {
  readonly view: ValuationView;
  readonly answer: StepAnswer | null;
}

/** A step of a valuation (ledger T1). Each is a form with a page as its answer, with script and without. */
export function ValuationPage({ view, answer }: Props) {
  const now =
    view.step.kind === 'car' || view.step.kind === 'by-hand' ? 'car' : view.step.kind === 'condition' ? 'condition' : 'offer';
  return (
    <div className="wrap trade-page">
      <Rail now={now} path={view.step.kind === 'done' ? null : view.path} />
      <Step view={view} answer={answer} />
    </div>
  );
}

function Step({ view, answer }: Props) {
  const reply = answer?.kind === 'step' ? answer.reply : null;
  const form = answer?.kind === 'form' ? answer.reply : null;
  const { step } = view;
  switch (step.kind) {
    case 'car':
      return <CarStep view={view} />;
    case 'by-hand':
      return <HandStep view={view} step={step} reply={reply} />;
    case 'condition':
      return <ConditionStep view={view} reply={reply} />;
    case 'call':
      return <CallStep view={view} step={step} reply={reply} />;
    case 'offer':
      return <OfferStep view={view} offer={step.offer} reply={reply} />;
    case 'accept':
      return <AcceptStep view={view} offer={step.offer} reply={reply} />;
    case 'ended':
      return <EndedStep view={view} on={step.on} />;
    case 'done':
      return <DoneStep view={view} step={step} reply={form} />;
    case 'inspection':
      return <InspectionStep view={view} step={step} reply={form} />;
  }
}
