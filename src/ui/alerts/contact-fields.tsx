import { FieldFault } from '#src/ui/leads/field-frame.tsx';
import type { AskedContact } from '#src/views/alerts/alert-form-view.ts';
import type { TypedAlert } from '#src/views/alerts/alert-reply.ts';
import { EmailField } from './email-field.tsx';

interface Props {
  readonly contact: AskedContact;
  readonly typed: TypedAlert | null;
  /** What is wrong with the address. */
  readonly error: string | null;
  readonly smsNote: string;
  /** Where a signed-in shopper changes how they are told. */
  readonly alertsHref: string | null;
}

/** How somebody is told: by email, or, when they are signed in, by text message if they like. */
export function ContactFields({ contact, typed, error, smsNote, alertsHref }: Props) {
  switch (contact.kind) {
    case 'email':
      return <EmailField id="alert-email" value={typed?.email ?? ''} error={error} isFocused={error !== null} />;
    case 'choice': {
      const channel = typed?.channel === 'sms' ? 'sms' : 'email';
      return (
        <>
          <ContactChoice id="alert-channel" channel={channel} phone={contact.phone} smsNote={smsNote} />
          <div className="contact-email">
            <EmailField id="alert-email" value={typed?.email ?? contact.email} error={error} isFocused={error !== null} />
          </div>
        </>
      );
    }
    case 'known':
      return (
        <div>
          <input type="hidden" name="channel" value={contact.channel} />
          <input type="hidden" name="email" value={contact.email} />
          <p className="flex flex-wrap items-center gap-x-4">
            <span className="font-semibold wrap-anywhere">{contact.words}</span>
            {alertsHref !== null && (
              <a href={alertsHref} className="garage__link">
                Change<span className="sr-only"> how we tell you</span>
              </a>
            )}
          </p>
          <FieldFault id="alert-email" error={error} />
        </div>
      );
  }
}

interface ChoiceProps {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  /** The number of the shopper, as it is shown. */
  readonly phone: string;
  readonly smsNote: string;
}

/** By email or by text message. The address of an email is asked for only when that is chosen. */
export function ContactChoice({ id, channel, phone, smsNote }: ChoiceProps) {
  return (
    <fieldset className="field">
      <legend className="field__label">How should we tell you?</legend>
      <label className="choice">
        <input type="radio" name="channel" value="email" defaultChecked={channel === 'email'} />
        By email
      </label>
      <label className="choice">
        <input type="radio" name="channel" value="sms" defaultChecked={channel === 'sms'} aria-describedby={`${id}-note`} />
        By text to {phone}
      </label>
      <p id={`${id}-note`} className="text-sm text-ink-2">
        {smsNote}
      </p>
    </fieldset>
  );
}
