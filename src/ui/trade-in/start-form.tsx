import { useId } from 'react';
import { Decoy } from '#src/ui/leads/decoy.tsx';
import { ErrorSummary } from '#src/ui/leads/error-summary.tsx';
import { FormFailure } from '#src/ui/leads/form-failure.tsx';
import { SubmitButton } from '#src/ui/leads/submit-button.tsx';
import type { FormReply } from '#src/views/leads/form-view.ts';
import type { ValuationStart } from '#src/views/trade-in/valuation-start.ts';
import { RegoFields } from './rego-fields.tsx';

interface Props {
  readonly start: ValuationStart;
  readonly reply: FormReply | null;
}

/** Where a valuation begins: the registration, or on to a list (ledger T1). */
export function StartForm({ start, reply }: Props) {
  const prefix = useId();
  const own = reply?.form === 'valuation' || reply?.form === null ? reply : null;
  return (
    <form method="post" noValidate className="lead-form max-w-160">
      {own !== null && own.errors.length > 0 && (
        <ErrorSummary errors={own.errors} prefix={prefix} names={['rego', 'regoState']} turn={-1} />
      )}
      {own !== null && own.failure !== null && <FormFailure message={own.failure} isVehicle={false} turn={-1} />}
      <input type="hidden" name="form" value="valuation" />
      <input type="hidden" name="step" value="0" />
      {start.against !== null && <input type="hidden" name="car_id" value={start.against.key} />}
      <Decoy prefix={prefix} />
      <fc-visit-trail hidden />
      <RegoFields
        prefix={prefix}
        rego={own?.values.rego ?? ''}
        state={own?.values.regoState ?? start.state}
        states={start.states}
        errors={own?.errors ?? []}
      />
      <div className="trade-acts">
        <SubmitButton text={start.submitText} isSending={false} />
        <button type="submit" name="go" value="by-hand" className="trade-link">
          Enter the details yourself
        </button>
      </div>
    </form>
  );
}
