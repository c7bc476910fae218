import { failedText, OFFLINE_TEXT } from '#src/rules/accounts/connection-texts.ts';
import { telHref } from '#src/rules/text/tel-href.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { SignInNote } from '#src/views/accounts/sign-in-reply.ts';
import { Note } from './note.tsx';

interface Props {
  readonly note: SignInNote | null;
  readonly phone: string | null;
  readonly isFocused: boolean;
}

const ICONS = { good: 'check', warn: 'clock', bad: 'alert' } as const;

/** What a step has to say of the last one, and what it may have to say without the server. */
export function StepNotes({ note, phone, isFocused }: Props) {
  return (
    <div data-notes="" className="sign-in__notes">
      {note !== null && (
        <Note
          text={note.text}
          look={note.look}
          icon={ICONS[note.look]}
          isLead={note.look === 'bad'}
          role={note.look === 'good' ? 'status' : 'alert'}
          isFocused={isFocused}
        />
      )}
      {note?.offersCall === true && phone !== null && (
        <a href={telHref(phone)} className={`${buttonClass('plain')} w-full`}>
          <Icon name="phone" className="size-4.5" />
          Call {phone}
        </a>
      )}
      <Note when="offline" text={OFFLINE_TEXT} icon="offline" isLead role="alert" />
      <Note when="failed" text={failedText(phone, 'sent')} look="bad" icon="alert" isLead role="alert" />
    </div>
  );
}
