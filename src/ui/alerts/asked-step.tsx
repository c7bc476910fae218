import { FormNotes } from '#src/ui/accounts/form-notes.tsx';
import { Note } from '#src/ui/accounts/note.tsx';
import { StepHead } from '#src/ui/accounts/step-head.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { AlertFormView } from '#src/views/alerts/alert-form-view.ts';
import type { AlertReply } from '#src/views/alerts/alert-reply.ts';
import { ConfirmSentence } from './confirm-sentence.tsx';

interface Props {
  readonly view: AlertFormView;
  readonly reply: AlertReply;
}

/** After the form: an email has been sent, whose button starts the alert. */
export function AskedStep({ view, reply }: Props) {
  const { action, back } = view;
  const fields = Object.entries(reply.typed);
  const hidden = fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
  return (
    <div className="sign-in__step" data-step="asked">
      <StepHead heading="One more tap" siteName={view.siteName} isFocused>
        <ConfirmSentence email={reply.typed.email} />
      </StepHead>
      {reply.isAgain && <Note text="We’ve sent it again." look="good" icon="check" role="status" />}
      <FormNotes refusal={null} phone={view.phone} />
      <div className="flex flex-wrap gap-x-6">
        <form method="post" action={action}>
          {hidden}
          <input type="hidden" name="step" value="again" />
          <button type="submit" className="sign-in__link">
            Send it again
          </button>
        </form>
        <form method="post" action={action}>
          {hidden}
          <input type="hidden" name="step" value="change" />
          <button type="submit" className="sign-in__link">
            Wrong address
          </button>
        </form>
      </div>
      <SiteLink href={back.href} className="sign-in__back">
        {back.label}
      </SiteLink>
    </div>
  );
}
