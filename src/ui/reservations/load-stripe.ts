/** The parts of Stripe.js that are used. It must come from Stripe's own address, so its package would only load it from there too. */
export interface StripePage {
  elements(options: object): StripeElements;
  confirmPayment(options: object): Promise<{ readonly error?: StripeFailure }>;
}

export interface StripeElements {
  create(type: 'payment', options: object): { mount(place: HTMLElement): void };
  update(options: { readonly amount: number }): void;
  submit(): Promise<{ readonly error?: StripeFailure }>;
}

interface StripeFailure {
  readonly type: string;
  readonly message?: string;
}

declare global {
  interface Window {
    Stripe?: (key: string, options: { readonly stripeAccount?: string }) => StripePage;
  }
}

const ADDRESS = 'https://js.stripe.com/v3/';

/** Fetches Stripe.js, on the one page that needs it. */
export async function loadStripe(key: string, account: string | undefined): Promise<StripePage> {
  if (window.Stripe === undefined)
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = ADDRESS;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error('Stripe.js did not load.')));
      document.head.append(script);
    });
  if (window.Stripe === undefined) throw new Error('Stripe.js is not there.');
  return window.Stripe(key, account === undefined ? {} : { stripeAccount: account });
}
