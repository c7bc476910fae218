const EVERY_MS = 2_000;

/** Asks what became of a payment until it is known, and then loads the page anew. */
export function follow(element: HTMLElement, signal: AbortSignal): void {
  const ask = async () => {
    const answer = await fetch(element.dataset.asks ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ payment_id: element.dataset.payment }),
      signal,
    });
    const { outcome } = (await answer.json()) as { readonly outcome?: string };
    if (outcome !== 'waiting') window.location.reload();
  };
  // Nobody who is offline is told anything but to wait.
  const asking = setInterval(() => void ask().catch(() => {}), EVERY_MS);
  signal.addEventListener('abort', () => clearInterval(asking));
}
