import { failed, setSending } from './checkout-state.ts';
import { loadStripe, type StripeElements, type StripePage } from './load-stripe.ts';
import { typedField } from './typed-field.ts';

/** A payment that Stripe can finish, as our API answers. */
export interface StartedPayment {
  readonly payment_id: string;
  readonly client_secret: string;
}

/**
 * Enters the card into Stripe's own fields: it goes from there to Stripe, never to us. When the visitor pays, `start` starts the payment, or says why
 * not and returns null, and Stripe finishes it in this page, the bank's question included. What became of it, the server asks Stripe itself.
 */
export async function payWithStripe(
  form: HTMLFormElement,
  start: () => Promise<StartedPayment | null>,
  signal: AbortSignal,
): Promise<StripeElements | null> {
  const place = form.querySelector<HTMLElement>('[data-shows=stripe]');
  if (place === null) return null;
  const { key = '', account, amount } = place.dataset;
  const stripe = await loadStripe(key, account).catch((error: unknown) => {
    // The form leads to Stripe's own page then.
    place.hidden = true;
    throw error;
  });
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
      pay(form, start, stripe, elements)
        .catch(() => failed(form, 'Something went wrong at our end. Nothing was charged. Try again.'))
        .finally(() => setSending(form, false));
    },
    { signal },
  );
  return elements;
}

async function pay(
  form: HTMLFormElement,
  start: () => Promise<StartedPayment | null>,
  stripe: StripePage,
  elements: StripeElements,
): Promise<void> {
  const checked = await elements.submit();
  if (checked.error !== undefined) return failed(form, checked.error.message ?? 'Please check your card details.');
  const started = await start();
  if (started === null) return;
  const page = new URL(form.action);
  page.searchParams.set('payment', started.payment_id);
  const email = typedField(form, 'email');
  // What Stripe tells the browser is not believed: the page asks the server, which asks Stripe.
  const confirmed = stripe.confirmPayment({
    elements,
    clientSecret: started.client_secret,
    confirmParams: { return_url: page.href, payment_method_data: { billing_details: { email } } },
    redirect: 'if_required',
  });
  // A connection that broke may have broken after the bank was asked.
  const { error } = await confirmed.catch(() => ({ error: undefined }));
  // Nothing was sent to a bank: the fields themselves say what is missing.
  if (error?.type === 'validation_error') return failed(form, error.message ?? 'Please check your card details.');
  window.location.assign(page.href);
}

interface Answer extends Partial<StartedPayment> {
  readonly paid?: boolean;
  /** Where it is shown that it is paid already; this page, without. */
  readonly href?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly message: string }[];
}

/** Asks our API to start a payment. Says why it was not, and returns null. */
export async function askToStart(form: HTMLFormElement, address: string, body: object): Promise<StartedPayment | null> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { paid, href, payment_id, client_secret, detail, errors } = (await answer.json()) as Answer;
  if (paid === true) {
    if (href === undefined) window.location.reload();
    else window.location.assign(href);
  } else if (client_secret !== undefined && payment_id !== undefined) return { payment_id, client_secret };
  else
    failed(
      form,
      errors?.map(({ message }) => message).join(' ') ??
        detail ??
        'We can’t take payments right now. Nothing was charged. Try again later, or call us.',
    );
  return null;
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
