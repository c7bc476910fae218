/** Has each worker that stores pages of a shopper's own remove those of another session: a sign-in or sign-out may have come between. */
export async function checkStoredPages(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  for (const { active } of (await workers?.getRegistrations()) ?? []) active?.postMessage('check');
}
