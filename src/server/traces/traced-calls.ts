import type { CardForm } from '#src/adapters/payments/card-form.ts';
import type { PaymentProvider } from '#src/adapters/payments/payment-provider.ts';
import type { Traces } from './traces.ts';

/** The same function, whose calls are traced; itself where there are no traces. */
export const tracedCall =
  <A extends readonly unknown[], R>(traces: Traces | null, name: string, call: (...args: A) => Promise<R>) =>
  (...args: A): Promise<R> =>
    traces === null ? call(...args) : traces.call(name, () => call(...args));

/** The same service, whose named calls are traced; itself where there are no traces. */
export function tracedCalls<T extends object>(
  traces: Traces | null,
  what: string,
  service: T,
  names: readonly (keyof T & string)[],
): T {
  if (traces === null) return service;
  const isTraced = (name: string | symbol): boolean => names.some((one) => one === name);
  return new Proxy(service, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const call = (...args: unknown[]): unknown => Reflect.apply(value, target, args);
      if (!isTraced(name)) return call;
      return (...args: unknown[]) => traces.call(`${what} ${String(name)}`, async () => await call(...args));
    },
  });
}

export const tracedProvider = (traces: Traces | null, payments: PaymentProvider): PaymentProvider =>
  tracedCalls(traces, 'payment', payments, ['start', 'find', 'giveUp', 'refund']);

interface Payments {
  readonly payments: PaymentProvider;
  readonly cardForm: CardForm;
}

/** The same payments, with the calls to their provider traced. */
export function tracedPayments(traces: Traces | null, { payments, cardForm }: Payments): Payments {
  return {
    payments: tracedProvider(traces, payments),
    cardForm:
      cardForm.kind === 'stripe'
        ? { ...cardForm, pages: tracedCalls(traces, 'payment page', cardForm.pages, ['open']) }
        : cardForm,
  };
}
