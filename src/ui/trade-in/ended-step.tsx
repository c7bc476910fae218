import { QUESTION_NAMES } from '#src/rules/trade-in/condition.ts';
import { MARK_PREFIX, readMarks } from '#src/rules/trade-in/damage-marks.ts';
import { SubmitButton } from '#src/ui/leads/submit-button.tsx';
import type { ValuationView } from '#src/views/trade-in/valuation-view.ts';
import { StepForm } from './step-form.tsx';

/** An offer that is over. Its answers are still there, and make a new one with one press. */
export function EndedStep({ view: { path, values }, on }: { readonly view: ValuationView; readonly on: string }) {
  return (
    <div className="trade-flow">
      <div className="trade-flow__main">
        <h1>This offer ended on {on}.</h1>
        <p className="max-w-[60ch] text-lg text-ink-2">Prices move, but a new one only takes a minute.</p>
        <StepForm action={`${path}/condition`} reply={null} names={[]}>
          {['kms', ...QUESTION_NAMES].map((name) => (
            <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
          ))}
          {(readMarks(values.marks ?? '') ?? []).map(({ zone, damage }) => (
            <input key={zone.key} type="hidden" name={`${MARK_PREFIX}${zone.key}`} value={damage.key} />
          ))}
          <div className="trade-acts">
            <SubmitButton text="Get a new offer" isSending={false} />
          </div>
        </StepForm>
      </div>
    </div>
  );
}
