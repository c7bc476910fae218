import { WAITING_TEXT } from '#src/rules/accounts/connection-texts.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';

/** Sends a step. It holds what it shows while the step is on its way or waits for a connection. */
export function StepButton({ text }: { readonly text: string }) {
  return (
    <button type="submit" className={`${buttonClass('primary')} w-full disabled:cursor-progress disabled:opacity-70`}>
      <span className="spinner" aria-hidden="true" data-in="sending" hidden />
      <span data-in="ready sending">{text}</span>
      <span data-in="waiting" hidden>
        {WAITING_TEXT}
      </span>
    </button>
  );
}
