import { CODE_DIGITS } from '#src/rules/accounts/typed-code.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { FieldFault } from '#src/ui/leads/field-frame.tsx';
import type { SignInReply } from '#src/views/accounts/sign-in-reply.ts';
import type { SignInView } from '#src/views/accounts/sign-in-view.ts';
import { StepButton } from './step-button.tsx';
import { StepHead } from './step-head.tsx';
import { StepNotes } from './step-notes.tsx';

interface Props {
  readonly view: SignInView;
  readonly reply: SignInReply | null;
}

const FIELD = 'sign-in-phone';

/** The first step: the number that a code is sent to. */
export function PhoneStep({ view, reply }: Props) {
  const { texts, back, siteName } = view;
  const error = reply?.error ?? null;
  const note = reply?.note ?? null;
  return (
    <div className="sign-in__step" data-step="phone">
      {back !== null && (
        <SiteLink href={back.href} className="sign-in__back">
          <Icon name="back" className="size-4" />
          {back.label}
        </SiteLink>
      )}
      <StepHead heading={texts.heading} siteName={siteName} isFocused={reply !== null && error === null && note === null}>
        {texts.why ?? `We’ll text you a ${CODE_DIGITS}-digit code. No password, and no account to set up.`}
      </StepHead>
      <StepNotes note={note} phone={view.phone} isFocused={note !== null} />
      <form method="post" action={view.action} noValidate className="grid gap-5">
        <input type="hidden" name="step" value="phone" />
        <div className="field">
          <label htmlFor={FIELD} className="field__label">
            Mobile number
          </label>
          <input
            id={FIELD}
            name="phone"
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            maxLength={30}
            defaultValue={reply?.phone ?? view.number}
            aria-required
            aria-invalid={error === null ? undefined : true}
            aria-describedby={error === null ? `${FIELD}-hint` : `${FIELD}-error ${FIELD}-hint`}
            className="field__input sign-in__phone"
            {...(error === null ? {} : { autoFocus: true })}
          />
          {error !== null && (
            <div role="alert">
              <FieldFault id={FIELD} error={error} />
            </div>
          )}
          <p id={`${FIELD}-hint`} className="text-sm text-ink-2">
            An Australian mobile. Spaces are fine.
          </p>
        </div>
        <StepButton text="Text me a code" />
        <p className="text-sm text-ink-2">
          The code is the only text we’ll send unless you ask for alerts. {siteName} keeps your number to find your{' '}
          {view.hasWatchlist ? 'list' : 'enquiries and bookings'}.{' '}
          <SiteLink href="/privacy-policy" className="field__link font-semibold">
            How we look after it
          </SiteLink>
        </p>
      </form>
      <Risk siteName={siteName} />
      {view.alertHref !== null && (
        <p className="border-t border-line pt-5 text-md">
          Only want price alerts?{' '}
          <SiteLink href={view.alertHref} className="field__link font-semibold">
            Get them by email instead
          </SiteLink>
          , without signing in.
        </p>
      )}
    </div>
  );
}

/** What a texted code does not protect from. */
const Risk = ({ siteName }: Pick<SignInView, 'siteName'>) => (
  <details className="text-sm text-ink-2">
    <summary className="sign-in__link">How safe is a texted code?</summary>
    <p className="pt-1">
      Whoever gets your texts can sign in as you. {siteName} will never ask you for a code, so don’t share it with anybody. If
      your phone loses its signal for no reason, ask your provider at once: somebody may be moving your number to a SIM of their
      own.
    </p>
  </details>
);
