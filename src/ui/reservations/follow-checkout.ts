import { OFFLINE_PAYING } from '#src/rules/reservations/checkout-words.ts';
import { beginHold, type HeldNow } from './begin-hold.ts';
import { failed, setSending } from './checkout-state.ts';
import { keepTyped } from './keep-typed.ts';

/**
 * Follows the checkout's form: what is typed is kept in this tab, the vehicle is held as soon as the visitor can be reached, and a second press
 * does nothing while the first is answered. The form works without any of it, unless the card is entered into Stripe's own fields.
 */
export function follow(element: HTMLElement, signal: AbortSignal): void {
  const form = element.querySelector('form');
  if (form === null) return;
  const { car = '', pays } = element.dataset;
  keepTyped(form, `checkout:${car}`, signal);
  let held: Promise<HeldNow> | null = null;
  const hold = (): Promise<HeldNow> => {
    held ??= beginHold(form, car).then((now) => {
      // Another attempt may succeed: an answer that says no is not kept.
      if (now.kind !== 'held') held = null;
      return now;
    });
    return held;
  };
  form.addEventListener(
    'focusout',
    () => {
      if (isComplete(form)) void hold().catch(() => {});
    },
    { signal },
  );
  form.addEventListener('submit', (event) => submitted(event, form), { signal });
  if (pays === 'stripe')
    import('./pay-with-stripe.ts').then(
      ({ payWithStripe }) => payWithStripe(form, hold, signal),
      () => failed(form, 'The card fields could not be loaded. Nothing was charged. Try again, or call us.'),
    );
}

const CONTACT = ['name', 'last_name', 'email', 'phone'];

/** Whether everything is typed that a hold needs; the server decides whether it is right. */
const isComplete = (form: HTMLFormElement): boolean =>
  CONTACT.every((name) => {
    const input = form.elements.namedItem(name);
    return input instanceof HTMLInputElement && input.value.trim() !== '' && input.validity.valid;
  });

function submitted(event: SubmitEvent, form: HTMLFormElement): void {
  if (form.dataset.sending === '') {
    event.preventDefault();
    return;
  }
  if (!navigator.onLine) {
    event.preventDefault();
    failed(form, OFFLINE_PAYING);
    return;
  }
  setSending(form, true);
  // Coming back by the Back button shows the page as it was left.
  window.addEventListener('pageshow', () => setSending(form, false), { once: true });
}
