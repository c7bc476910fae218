import { DELIVERY_TEXTS, readPostcode } from '#src/rules/delivery/read-postcode.ts';
import { ANSWER_PATIENCE_MS } from '#src/ui/kit/patience.ts';

/** The state of a request for a delivery's cost (ledger M12). */
export type DeliveryState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'result'; readonly postcode: string; readonly price: number; readonly name: string }
  | { readonly kind: 'error'; readonly message: string };

const FAILED = 'We couldn’t work that out right now. Please try again, or ask us for a quote.';

/**
 * Requests the cost of a delivery. Never throws: a missing network, a missing answer and an invalid answer all become a message.
 */
export async function requestDelivery(carId: string, typed: string, send: typeof fetch = fetch): Promise<DeliveryState> {
  // An empty field needs no request.
  if (readPostcode(typed).kind === 'missing') return { kind: 'error', message: DELIVERY_TEXTS.missing };
  const postcode = typed.trim();
  try {
    const answer = await send(`/api/delivery?${new URLSearchParams({ postcode, car_id: carId })}`, {
      signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
    });
    const said: unknown = await answer.json();
    const { price, name, detail } = (typeof said === 'object' && said !== null ? said : {}) as Readonly<Record<string, unknown>>;
    if (answer.ok && typeof price === 'number' && Number.isFinite(price) && typeof name === 'string')
      return { kind: 'result', postcode, price, name };
    return { kind: 'error', message: answer.status === 422 && typeof detail === 'string' ? detail : FAILED };
  } catch {
    return { kind: 'error', message: FAILED };
  }
}
