import { buttonClass } from '#src/ui/kit/button-class.ts';

interface Props {
  readonly text: string;
  readonly isSending: boolean;
}

/** Sends a form; while sending it shows a spinner and ignores a second press (ledger L8). */
export function SubmitButton({ text, isSending }: Props) {
  return (
    <button
      type="submit"
      disabled={isSending}
      className={`${buttonClass('primary')} disabled:cursor-progress disabled:opacity-80`}
    >
      {isSending && <span className="spinner" aria-hidden="true" />}
      {text}
      {isSending && <span className="sr-only">, sending</span>}
    </button>
  );
}
