import { countdownText } from '#src/rules/accounts/countdown-text.ts';
import { CODE_MINUTES } from '#src/rules/accounts/sign-in-limits.ts';
import { telHref } from '#src/rules/text/tel-href.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { SignInReply } from '#src/views/accounts/sign-in-reply.ts';
import type { SignInView } from '#src/views/accounts/sign-in-view.ts';
import { CodeField } from './code-field.tsx';
import { Note } from './note.tsx';
import { StepButton } from './step-button.tsx';
import { StepHead } from './step-head.tsx';
import { StepNotes } from './step-notes.tsx';

interface Props {
  readonly view: SignInView;
  readonly reply: SignInReply;
}

/** The second step: the code. Its other ways on are forms of their own, since a number must not be in an address. */
export function CodeStep({ view, reply }: Props) {
  const { phone, error, note } = reply;
  const isNew = error === null && note === null;
  return (
    <div className="sign-in__step" data-step="code">
      <form method="post" action={view.action} className="flex">
        <Hidden step="change" phone={phone} />
        <button type="submit" className="sign-in__back">
          <Icon name="back" className="size-4" />
          Change the number
        </button>
      </form>
      <StepHead heading="Enter your code" siteName={view.siteName} isFocused={isNew}>
        Sent to <strong className="whitespace-nowrap text-ink">{phone}</strong>. It works for {CODE_MINUTES} minutes.
      </StepHead>
      <StepNotes note={note} phone={view.phone} isFocused={false} />
      <form method="post" action={view.action} noValidate className="grid gap-5">
        <Hidden step="code" phone={phone} />
        <input type="hidden" name="resend_at" value={reply.resendAt} />
        <CodeField id="sign-in-code" error={error} isFocused={!isNew} />
        <StepButton text={view.texts.button} />
      </form>
      <div className="sign-in__again">
        <form method="post" action={view.action} data-resend={reply.resendSeconds}>
          <Hidden step="resend" phone={phone} />
          <input type="hidden" name="resend_at" value={reply.resendAt} />
          <button type="submit" className="sign-in__link">
            Send again
          </button>
          <span role="timer" aria-live="off" hidden>
            Send again in <strong className="text-ink">{countdownText(reply.resendSeconds)}</strong>
          </span>
        </form>
        <Missing phone={view.phone} />
      </div>
      <Note
        icon="info"
        text="You can paste the whole code, and most phones offer it above the keyboard. We’ll sign you in as soon as the sixth digit is in."
        className="noscript:hidden"
      />
    </div>
  );
}

function Hidden({ step, phone }: { readonly step: string; readonly phone: string }) {
  return (
    <>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="phone" value={phone} />
    </>
  );
}

function Missing({ phone }: { readonly phone: string | null }) {
  return (
    <details className="sign-in__missing">
      <summary className="sign-in__link">Didn’t get it?</summary>
      <p>
        Check the number, and that you have reception.
        {phone !== null && (
          <>
            {' '}
            Still nothing? Call{' '}
            <a href={telHref(phone)} className="field__link font-semibold whitespace-nowrap">
              {phone}
            </a>
            .
          </>
        )}
      </p>
    </details>
  );
}
