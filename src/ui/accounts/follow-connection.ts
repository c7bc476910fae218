const WORKER = '/garage-worker.js';
const HEALTH = '/healthz';
const RETRY_MS = 5_000;

/**
 * Shows as of when the page is while there is no connection, and offers nothing that needs one. A worker stores the page as it was answered
 * last, so that it can be opened then, and forgets it when the shopper signs out.
 */
export function followConnection(root: HTMLElement, signal: AbortSignal): void {
  // Such a page is the worker's: it came without a connection.
  const isStored = root.hasAttribute('data-stored');
  const show = () => {
    const isOffline = isStored || !navigator.onLine;
    for (const note of root.querySelectorAll<HTMLElement>('[data-offline]')) note.hidden = !isOffline;
    for (const button of root.querySelectorAll('button')) button.disabled = isOffline;
  };
  for (const event of ['online', 'offline'] as const) window.addEventListener(event, show, { signal });
  if (isStored) reloadOnceConnected(signal);
  show();
  storePage().catch(() => {});
}

/** The browser may say that there is a connection before anything can be reached, or say nothing. */
function reloadOnceConnected(signal: AbortSignal): void {
  const retry = () => {
    fetch(HEALTH, { cache: 'no-store', signal }).then(
      ({ ok }) => ok && window.location.reload(),
      () => {},
    );
  };
  const trying = setInterval(retry, RETRY_MS);
  signal.addEventListener('abort', () => clearInterval(trying), { once: true });
  window.addEventListener('online', retry, { signal });
}

/** Without it, or where the browser has no workers, only the page without a connection is lost. */
async function storePage(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined) return;
  const wasThere = workers.controller !== null;
  await workers.register(WORKER, { scope: window.location.pathname });
  // The worker has not seen the answer that brought it.
  if (!wasThere) (await workers.ready).active?.postMessage('store');
}
