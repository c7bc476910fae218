import { payLabel } from '#src/rules/invoices/invoice-words.ts';
import { readAmount } from '#src/rules/invoices/payable-amount.ts';
import { paymentSum } from '#src/rules/invoices/surcharge.ts';
import { FIELDS_MISSING } from '#src/rules/reservations/checkout-words.ts';
import { centsText } from '#src/rules/text/money-text.ts';
import { failed } from '#src/ui/reservations/checkout-state.ts';
import { submitted } from '#src/ui/reservations/follow-checkout.ts';
import { keepTyped } from '#src/ui/reservations/keep-typed.ts';
import { typedField } from '#src/ui/reservations/typed-field.ts';

/** What the form sends besides the card, which goes to Stripe. */
const SENT = ['number', 'invoice', 'pay_key', 'total_cents', 'amount', 'name', 'last_name', 'email', 'phone', 'message'];

/** Follows the form that pays an invoice: the sum and the button say what the typed amount comes to, and a second press does nothing. */
export function follow(element: HTMLElement, signal: AbortSignal): void {
  const form = element.querySelector('form');
  if (form === null) return;
  const { pays, start = '' } = element.dataset;
  keepTyped(form, 'online-payment', signal);
  let tellStripe: ((cents: number) => void) | null = null;
  form.addEventListener(
    'input',
    ({ target }) => {
      const total = target instanceof HTMLInputElement && target.name === 'amount' ? showSum(element, form, target.value) : null;
      if (total !== null) tellStripe?.(total);
    },
    { signal },
  );
  // Something may have been typed before this was fetched.
  showSum(element, form, typedField(form, 'amount'));
  form.addEventListener('submit', (event) => submitted(event, form), { signal });
  if (pays !== 'stripe') return;
  import('#src/ui/reservations/pay-with-stripe.ts')
    .then(async ({ payWithStripe, askToStart }) => {
      const sent = () => Object.fromEntries(SENT.map((name) => [name, typedField(form, name)]));
      const elements = await payWithStripe(form, () => askToStart(form, start, sent()), signal);
      tellStripe = (amount) => elements?.update({ amount });
    })
    .catch(() => failed(form, FIELDS_MISSING));
}

/** Shows what an amount comes to; null for what cannot be paid, which the server says when it is sent. */
function showSum({ dataset }: HTMLElement, form: HTMLFormElement, typed: string): number | null {
  const amount = readAmount(typed, Number(dataset.most));
  const total = form.elements.namedItem('total_cents');
  if (!amount.ok || !(total instanceof HTMLInputElement)) return null;
  const sum = paymentSum(amount.cents, Number(dataset.percent));
  total.value = String(sum.totalCents);
  show('amount', centsText(sum.amountCents / 100));
  show('surcharge', centsText(sum.surchargeCents / 100));
  show('total', centsText(sum.totalCents / 100));
  show('label', payLabel(sum.totalCents));
  return sum.totalCents;

  function show(what: string, text: string): void {
    const place = form.querySelector(`[data-shows=${what}]`);
    if (place !== null) place.textContent = text;
  }
}
