import { countdownText } from '#src/rules/accounts/countdown-text.ts';

/** Counts down to when another code may be asked for; until then the time stands in the place of the button. */
export function runResendTimer(step: HTMLElement, signal: AbortSignal): void {
  const form = step.querySelector<HTMLFormElement>('form[data-resend]');
  const button = form?.querySelector('button') ?? null;
  const timer = form?.querySelector<HTMLElement>('[role=timer]') ?? null;
  const text = timer?.querySelector('strong') ?? null;
  if (form === null || button === null || timer === null || text === null) return;
  const end = Date.now() + Number(form.dataset.resend) * 1000;
  const show = () => {
    const left = Math.ceil((end - Date.now()) / 1000);
    const isOver = !(left > 0);
    if (!isOver) text.textContent = countdownText(left);
    timer.hidden = isOver;
    button.hidden = !isOver;
    if (isOver || !step.isConnected) clearInterval(ticking);
  };
  const ticking = setInterval(show, 250);
  signal.addEventListener('abort', () => clearInterval(ticking), { once: true });
  show();
}
