import { FormNotes } from '#src/ui/accounts/form-notes.tsx';
import { StepButton } from '#src/ui/accounts/step-button.tsx';
import { StepHead } from '#src/ui/accounts/step-head.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { FieldFrame } from '#src/ui/leads/field-frame.tsx';
import type { AlertFormView } from '#src/views/alerts/alert-form-view.ts';
import type { AlertReply } from '#src/views/alerts/alert-reply.ts';
import { ContactFields } from './contact-fields.tsx';

interface Props {
  readonly view: AlertFormView;
  readonly reply: AlertReply | null;
}

/** What is to be watched, how the shopper is told, and how often. */
export function AlertForm({ view, reply }: Props) {
  const { back, frequencies } = view;
  const error = reply?.error ?? null;
  const refusal = reply?.refusal ?? null;
  return (
    <div className="sign-in__step" data-step="form">
      <SiteLink href={back.href} className="sign-in__back">
        <Icon name="back" className="size-4" />
        {back.label}
      </SiteLink>
      <StepHead heading={view.heading} siteName={view.siteName} isFocused={reply !== null && error === null && refusal === null}>
        {view.words}
      </StepHead>
      <FormNotes refusal={refusal} phone={view.phone} />
      <form method="post" action={view.action} noValidate className="grid gap-5">
        <ContactFields
          contact={view.contact}
          typed={reply?.typed ?? null}
          error={error?.field === 'email' ? error.message : null}
          smsNote={view.smsNote}
          alertsHref={view.alertsHref}
        />
        {frequencies.length > 0 && (
          <Frequencies
            frequencies={frequencies}
            chosen={reply?.typed.every ?? ''}
            error={error?.field === 'every' ? error.message : null}
          />
        )}
        <StepButton text="Send me alerts" />
        <p className={`text-sm text-ink-2 ${view.contact.kind === 'choice' ? 'contact-email' : ''}`}>{view.note}</p>
      </form>
    </div>
  );
}

interface FrequencyProps {
  readonly frequencies: AlertFormView['frequencies'];
  readonly chosen: string;
  readonly error: string | null;
}

const EVERY = 'alert-every';

function Frequencies({ frequencies, chosen, error }: FrequencyProps) {
  const isKnown = frequencies.some(({ value }) => value === chosen);
  return (
    <FieldFrame id={EVERY} label="How often?" required error={error} isGroup>
      <span className="mt-1 grid gap-2.5">
        {frequencies.map(({ value, label }, at) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name="every"
              value={value}
              defaultChecked={isKnown ? value === chosen : at === 0}
              {...(error !== null && at === 0 ? { autoFocus: true } : {})}
            />
            {label}
          </label>
        ))}
      </span>
    </FieldFrame>
  );
}
