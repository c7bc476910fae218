import type { OwnHold } from './own-hold.ts';
import { typedField } from './typed-field.ts';

/** What became of the wish to hold a vehicle. elsewhere: the page says it better, so the form was sent for its page. */
export type HeldNow =
  | { readonly kind: 'held'; readonly id: string }
  | { readonly kind: 'invalid'; readonly errors: readonly { readonly field: string; readonly message: string }[] }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'failed'; readonly message: string };

/** Holds the vehicle for what is typed in the form, and shows for how long. To pay, all of it must be right; before that one way to reach the shopper. */
export async function beginHold(form: HTMLFormElement, car: string, step: 'hold' | 'pay'): Promise<HeldNow> {
  const sent: Record<string, string> = { car_id: car, step };
  // Never the card's fields: they are for the form's own way of paying.
  for (const name of SENT) sent[name] = typedField(form, name);
  const answer = await fetch('/api/reservations/hold', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sent),
  });
  if (answer.ok) {
    const hold = (await answer.json()) as OwnHold;
    if (hold.state !== 'held') {
      window.location.assign(hold.href);
      return { kind: 'elsewhere' };
    }
    showHold(hold.left_ms);
    return { kind: 'held', id: hold.id };
  }
  if (answer.status === 409) {
    askForPage(form);
    return { kind: 'elsewhere' };
  }
  const problem = (await answer.json().catch(() => ({}))) as {
    readonly detail?: string;
    readonly errors?: readonly { readonly field: string; readonly message: string }[];
  };
  if (answer.status === 422) return { kind: 'invalid', errors: problem.errors ?? [] };
  return { kind: 'failed', message: problem.detail ?? 'Something went wrong at our end. Nothing was charged. Try again.' };
}

const SENT = [
  'name',
  'last_name',
  'email',
  'phone',
  'price_cents',
  'deposit_cents',
  'hold_key',
  'purchase_id',
  'purchase_key',
  'total_cents',
  'purchase_seen',
];

function showHold(leftMs: number): void {
  const line = document.querySelector<HTMLElement>('fc-buying[data-does=countdown][data-state=held]');
  if (line !== null) line.dataset.left = String(leftMs);
}

/** Somebody else has it, or its price has changed: the page of the form's answer says so, without a card in what is sent. */
function askForPage(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('[name^=card_]')) input.disabled = true;
  const step = document.createElement('input');
  Object.assign(step, { type: 'hidden', name: 'step', value: 'hold' });
  form.append(step);
  form.submit();
}
