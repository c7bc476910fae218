import type { HeldNow } from './begin-hold.ts';
import { failed, setSending } from './checkout-state.ts';
import { loadStripe, type StripeElements, type StripePage } from './load-stripe.ts';
import { typedField } from './typed-field.ts';

/**
 * Enters the card into Stripe's own fields: it goes from there to Stripe, never to us. When the visitor pays, the vehicle is held and the payment
 * started here, and Stripe finishes it in this page, the bank's question included. What became of it, the server asks Stripe itself.
 */
export async function payWithStripe(form: HTMLFormElement, hold: () => Promise<HeldNow>, signal: AbortSignal): Promise<void> {
  const place = form.querySelector<HTMLElement>('[data-shows=stripe]');
  if (place === null) return;
  const { key = '', account, amount } = place.dataset;
  const stripe = await loadStripe(key, account);
  const elements = stripe.elements({ mode: 'payment', amount: Number(amount), currency: 'aud', appearance: looks(form) });
  const payment = elements.create('payment', { layout: 'tabs', fields: { billingDetails: { email: 'never' } } });
  place.replaceChildren();
  payment.mount(place);
  form.addEventListener(
    'submit',
    (event) => {
      // The form's own listener has refused a second press already.
      if (event.defaultPrevented) return;
      event.preventDefault();
      pay(form, hold, stripe, elements)
        .catch(() => failed(form, 'Something went wrong on our side. Nothing was charged. Try again.'))
        .finally(() => setSending(form, false));
    },
    { signal },
  );
}

async function pay(
  form: HTMLFormElement,
  hold: () => Promise<HeldNow>,
  stripe: StripePage,
  elements: StripeElements,
): Promise<void> {
  const checked = await elements.submit();
  if (checked.error !== undefined) return failed(form, checked.error.message ?? 'Please check your card.');
  const held = await hold();
  if (held.kind === 'elsewhere') return;
  if (held.kind !== 'held')
    return failed(form, held.kind === 'failed' ? held.message : held.errors.map(({ message }) => message).join(' '));
  const started = await post<Started>('/api/reservations/pay', { ...amounts(form), id: held.id });
  if (started.paid === true) return window.location.reload();
  if (started.client_secret === undefined || started.payment_id === undefined)
    return failed(form, started.detail ?? 'We can’t take payments just now.');
  const page = `${form.action}?${new URLSearchParams({ payment: started.payment_id })}`;
  const email = typedField(form, 'email');
  // What Stripe tells the browser is not believed: the page asks the server, which asks Stripe.
  const { error } = await stripe.confirmPayment({
    elements,
    clientSecret: started.client_secret,
    confirmParams: { return_url: page, payment_method_data: { billing_details: { email } } },
    redirect: 'if_required',
  });
  // Nothing was sent to a bank: the fields themselves say what is missing.
  if (error?.type === 'validation_error') return failed(form, error.message ?? 'Please check your card.');
  window.location.assign(page);
}

interface Started {
  readonly payment_id?: string;
  readonly client_secret?: string;
  readonly paid?: boolean;
  readonly detail?: string;
}

async function post<Answer>(address: string, body: object): Promise<Answer> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Answer;
}

function amounts(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(['price_cents', 'deposit_cents'].map((name) => [name, typedField(form, name)]));
}

/** The site's own colours and shapes in Stripe's fields. */
function looks(form: HTMLElement): object {
  const style = getComputedStyle(form);
  const token = (name: string) => style.getPropertyValue(`--tenant-${name}`).trim();
  return {
    variables: {
      colorPrimary: token('primary'),
      colorText: token('ink'),
      colorBackground: token('surface'),
      borderRadius: token('radius-control'),
      fontSizeBase: '16px',
    },
  };
}
