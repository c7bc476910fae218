import { Note } from '#src/ui/accounts/note.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { ErrorSummary } from '#src/ui/leads/error-summary.tsx';
import type { PurchasePage, PurchaseReply } from '#src/views/purchase/purchase-view.ts';
import { PREFIX, TextField } from './purchase-fields.tsx';

interface Props {
  readonly page: PurchasePage;
  readonly later: NonNullable<PurchasePage['later']>;
  readonly reply: PurchaseReply | null;
}

/** Sends a link that opens the purchase where it was left, on any device. */
export function LaterStep({ page, later, reply }: Props) {
  const errors = reply?.errors ?? [];
  const values = { email: later.email, ...reply?.values };
  return (
    <>
      <div>
        <h1 className="flow__title">Save and finish later</h1>
        <p className="mt-2 text-ink-2">
          We’ll send you a link that opens it where you left off. It works for {later.days} days. It’s saved on this device too.
        </p>
      </div>
      {later.sentTo && <Note text="Sent. Check your inbox for the link." look="good" icon="check" role="status" isFocused />}
      {errors.length > 0 && <ErrorSummary errors={errors} prefix={PREFIX} names={['email']} turn={-1} />}
      <form method="post" action={page.action} noValidate className="grid max-w-md gap-5">
        <div className="lead-form">
          <TextField typed={{ values, errors }} name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
        </div>
        <div className="flow__acts">
          <button type="submit" className={buttonClass('primary')}>
            {later.sentTo ? 'Send it again' : 'Send me the link'}
          </button>
          <a href={page.backHref} className={buttonClass('plain')}>
            Back to my purchase
          </a>
        </div>
      </form>
    </>
  );
}
