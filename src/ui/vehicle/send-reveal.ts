/** Records that someone requested the number. The answer is only logged: the visitor has the number anyway (ledger V11). */
export async function sendReveal(body: string, send: typeof fetch = fetch): Promise<void> {
  try {
    const answer = await send('/api/call-reveal', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      // A phone may leave the page for the call before the request is sent.
      keepalive: true,
    });
    console.info('Call reveal:', answer.status, await answer.json());
  } catch (error) {
    console.warn('A call reveal was not counted.', error);
  }
}
