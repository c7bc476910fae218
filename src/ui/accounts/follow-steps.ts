import { followCode } from './follow-code.ts';
import { runResendTimer } from './run-resend-timer.ts';
import { sendStep } from './send-step.ts';
import { showNote, showState, showStep, stepOf } from './show-step.ts';

/** Sends steps without leaving the page, so that an answer that fails to come loses nothing that was typed. */
export function followSteps(root: HTMLElement, signal: AbortSignal): void {
  let isSending = false;
  /** What is sent once there is a connection. */
  let waiting: HTMLFormElement | null = null;

  const runTimer = () => {
    const step = stepOf(root);
    if (step !== null) runResendTimer(step, signal);
  };

  const wait = (form: HTMLFormElement) => {
    waiting = form;
    showState(form, 'waiting');
    showNote(root, 'offline');
  };

  const send = async (form: HTMLFormElement): Promise<void> => {
    if (isSending) return;
    if (waiting !== null) {
      showState(waiting, 'ready');
      showNote(root, null);
      waiting = null;
    }
    if (isOffline()) return wait(form);
    isSending = true;
    showState(form, 'sending');
    const answer = await sendStep(form.action, fieldsOf(form));
    if (signal.aborted) return;
    // The button stays as it is until the next page is there.
    if (answer.kind === 'signedIn') return window.location.replace(root.dataset.next ?? '/');
    isSending = false;
    showState(form, 'ready');
    if (answer.kind === 'page' && showStep(root, answer.html)) return runTimer();
    if (isOffline()) wait(form);
    else showNote(root, 'failed');
  };

  root.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      void send(event.target);
    },
    { signal },
  );
  window.addEventListener('online', () => waiting !== null && void send(waiting), { signal });
  followCode(root, signal);
  runTimer();
}

const isOffline = (): boolean => !navigator.onLine;

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return fields;
}
