import { Fragment } from 'react';
import { Note } from '#src/ui/accounts/note.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { FieldFault } from '#src/ui/leads/field-frame.tsx';
import type { RefusedContact } from '#src/use-cases/alerts/change-alerts.ts';
import type { AlertsPart } from '#src/views/alerts/alerts-part.ts';
import { ContactChoice } from './contact-fields.tsx';
import { EmailField } from './email-field.tsx';

interface Props {
  readonly part: AlertsPart;
  readonly action: string;
  readonly refused: RefusedContact | null;
}

/** How a shopper is told, changed where it stands; open while they have not chosen. */
export function ContactRow({ part: { contact, waiting, phone, email, note, smsNote }, action, refused }: Props) {
  const channel = (refused?.channel ?? contact?.channel) === 'sms' ? 'sms' : 'email';
  const error = refused?.message ?? null;
  return (
    <li>
      <details open={contact === null || refused !== null}>
        <summary className="settings-list__row">
          <span className="min-w-0">
            <span className="block text-sm text-ink-2">How we tell you</span>
            <span className={contact === null ? 'text-ink-2' : 'garage__name wrap-anywhere'}>
              {contact === null ? 'Not chosen yet' : breakable(contact.words)}
            </span>
          </span>
          <span className="settings-list__act">
            {contact === null ? 'Choose' : 'Change'}
            <span className="sr-only"> how we tell you</span>
          </span>
        </summary>
        <form method="post" action={action} noValidate className="grid max-w-md gap-4 px-(--settings-inset) pb-5">
          <ContactChoice id="contact" channel={channel} phone={phone} smsNote={smsNote} />
          <div className="contact-email">
            <EmailField
              id="contact-email"
              value={refused?.email ?? email}
              error={channel === 'email' ? error : null}
              isFocused={error !== null && channel === 'email'}
            />
          </div>
          {channel === 'sms' && <FieldFault id="contact" error={error} />}
          <p className="text-sm text-ink-2">{note}</p>
          <button
            type="submit"
            name="action"
            value="choose-contact"
            className={`${buttonClass('outline')} justify-self-start max-sm:w-full`}
          >
            Save<span className="sr-only"> how we tell you</span>
          </button>
        </form>
      </details>
      {waiting !== null && (
        <form method="post" action={action} className="px-(--settings-inset) pb-4">
          <Note look="warn" icon="mail" isLead text={waiting.note} />
          <input type="hidden" name="channel" value="email" />
          <input type="hidden" name="email" value={waiting.email} />
          <button type="submit" name="action" value="choose-contact" className="settings-list__act">
            Send it again
          </button>
        </form>
      )}
    </li>
  );
}

/** An address that is too long for its line is broken before its @ and not in a word. */
const breakable = (words: string) =>
  words.split(/(?=@)/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
