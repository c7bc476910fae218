import { FIELDS_MISSING, OFFLINE_PAYING } from '#src/rules/reservations/checkout-words.ts';
import { beginHold, type HeldNow } from './begin-hold.ts';
import { failed, setSending } from './checkout-state.ts';
import { keepTyped } from './keep-typed.ts';
import type { askToStart as AskToStart, StartedPayment } from './pay-with-stripe.ts';
import { typedField } from './typed-field.ts';

/**
 * Follows the checkout's form: what is typed is kept in this tab, the vehicle is held as soon as the visitor can be reached by email or phone, and a second press
 * does nothing while the first is answered. The form works without any of it.
 */
export function follow(element: HTMLElement, signal: AbortSignal): void {
  const form = element.querySelector('form');
  if (form === null) return;
  const { car = '', pays } = element.dataset;
  const typedBefore = typedBeforeNow(form);
  keepTyped(form, `checkout:${car}`, signal);
  let tried = '';
  let isHeld = false;
  const holdFor = (told: string) => {
    // Held already, or refused with the same words.
    if (isHeld || told === '' || told === tried) return;
    tried = told;
    beginHold(form, car, 'hold').then(
      ({ kind }) => {
        isHeld = kind === 'held';
      },
      () => {
        tried = '';
      },
    );
  };
  form.addEventListener('focusout', () => holdFor(reachBy(reachFields(form))), { signal });
  holdFor(reachBy(typedBefore));
  form.addEventListener('submit', (event) => submitted(event, form), { signal });
  if (pays === 'stripe')
    import('./pay-with-stripe.ts')
      .then(({ payWithStripe, askToStart }) =>
        payWithStripe(form, () => holdAndStart(form, () => beginHold(form, car, 'pay'), askToStart), signal),
      )
      .catch(() => failed(form, FIELDS_MISSING));
}

/** Holds the vehicle and has its payment started; null when one of them was refused, which the page says by then. */
async function holdAndStart(
  form: HTMLFormElement,
  hold: () => Promise<HeldNow>,
  askToStart: typeof AskToStart,
): Promise<StartedPayment | null> {
  const held = await hold();
  if (held.kind === 'held') {
    const seen = ['price_cents', 'deposit_cents'].map((name) => [name, typedField(form, name)]);
    return askToStart(form, '/api/reservations/pay', { ...Object.fromEntries(seen), id: held.id });
  }
  if (held.kind !== 'elsewhere')
    failed(form, held.kind === 'failed' ? held.message : held.errors.map(({ message }) => message).join(' '));
  return null;
}

const reachFields = (form: HTMLFormElement): HTMLInputElement[] =>
  ['email', 'phone'].map((name) => form.elements.namedItem(name)).filter((input) => input instanceof HTMLInputElement);

/** The fields that the visitor typed and left before this script came. What the page or the browser filled in is no wish to hold the vehicle. */
function typedBeforeNow(form: HTMLFormElement): HTMLInputElement[] {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') return [];
  return reachFields(form).filter((input) => input.value !== input.defaultValue && input !== document.activeElement);
}

/** How the visitor can be reached by these fields, as one text; '' if not at all. The server decides whether it is right. */
function reachBy(fields: readonly HTMLInputElement[]): string {
  return fields
    .filter((input) => input.validity.valid && (input.name !== 'phone' || digitsIn(input.value) >= FEWEST_DIGITS))
    .map((input) => input.value.trim())
    .join(' ')
    .trim();
}

const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;

/** Fewer are a number that is still being typed. */
const FEWEST_DIGITS = 8;

export function submitted(event: SubmitEvent, form: HTMLFormElement): void {
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
