import { failedText, OFFLINE_TEXT } from '#src/rules/accounts/connection-texts.ts';
import { Note } from './note.tsx';

interface Props {
  /** Why nothing was done; null when there is nothing to say. */
  readonly refusal: string | null;
  /** The dealer's number. */
  readonly phone: string | null;
}

/** What a form has to say of the last answer, and what it may have to say without the server. */
export const FormNotes = ({ refusal, phone }: Props) => (
  <div data-notes="" className="sign-in__notes">
    {refusal !== null && <Note text={refusal} look="bad" icon="alert" role="alert" isFocused />}
    <Note when="offline" text={OFFLINE_TEXT} icon="offline" isLead role="alert" />
    <Note when="failed" text={failedText(phone, 'sent')} look="bad" icon="alert" isLead role="alert" />
  </div>
);
