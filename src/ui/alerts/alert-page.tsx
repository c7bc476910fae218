import { Beside } from '#src/ui/accounts/beside.tsx';
import type { AlertFormView } from '#src/views/alerts/alert-form-view.ts';
import type { AlertReply } from '#src/views/alerts/alert-reply.ts';
import { AlertForm } from './alert-form.tsx';
import { AskedStep } from './asked-step.tsx';
import { InsteadStep } from './instead-step.tsx';
import { StartedStep } from './started-step.tsx';

interface Props {
  readonly view: AlertFormView;
  /** The answer to the last form; null when the page is opened. */
  readonly reply: AlertReply | null;
}

/** The page where an alert is asked for (ledger A11). Each step is a form with a page as its answer; with script only the step is replaced. */
export function AlertPage({ view, reply }: Props) {
  return (
    <fc-steps>
      <div className="sign-in wrap">
        {view.instead !== null ? (
          <InsteadStep instead={view.instead} siteName={view.siteName} />
        ) : reply?.step === 'asked' ? (
          <AskedStep view={view} reply={reply} />
        ) : reply?.step === 'started' ? (
          <StartedStep view={view} />
        ) : (
          <AlertForm view={view} reply={reply} />
        )}
        <Beside car={view.car} reasons={view.instead === null ? view.next : []} label="What happens next" />
      </div>
    </fc-steps>
  );
}
