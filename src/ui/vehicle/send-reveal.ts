import type { CallView } from '#src/views/vehicle/call-view.ts';

/** Tells the dealer's books that someone asked for the number. The answer is only logged: the visitor has the number anyway (ledger V11). */
export async function sendReveal({ carId, dealershipId, websiteId }: CallView, send: typeof fetch = fetch): Promise<void> {
  try {
    const answer = await send('/api/call-reveal', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ car_id: carId, dealership_id: dealershipId, website_id: websiteId }),
      // On a telephone the page may be left for the call before it is sent.
      keepalive: true,
    });
    console.info('Call reveal:', answer.status, await answer.json());
  } catch (error) {
    console.warn('A call reveal was not counted.', error);
  }
}
