/*
 * Stores a page of the shopper's own as it was answered last, and shows it again when there is no connection. It is registered for these pages
 * alone, and stores nothing but them. What is sent, and every answer that is not the page (a redirect to sign in, an error), forgets it first:
 * after a sign-out nothing is left.
 */
const STORE = 'forecourt.garage';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === 'store') event.waitUntil(storePage(event.source));
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event.request));
});

async function answer(request) {
  try {
    if (request.method !== 'GET') await caches.delete(STORE);
    const response = await fetch(request);
    if (request.method === 'GET') await keep(request.url, response.clone());
    return response;
  } catch (error) {
    const stored = request.method === 'GET' ? await (await caches.open(STORE)).match(pageOf(request.url)) : undefined;
    if (stored === undefined) throw error;
    // The page says that it is not of now.
    const html = (await stored.text()).replace('<fc-garage ', '<fc-garage data-stored="" ');
    return new Response(html, { headers: stored.headers });
  }
}

async function keep(url, response) {
  if (response.status !== 200 || response.redirected) return void (await caches.delete(STORE));
  await (await caches.open(STORE)).put(pageOf(url), response);
}

/** The page that was open before there was a worker, asked for once more. */
async function storePage(client) {
  if (client !== null) await keep(client.url, await fetch(pageOf(client.url), { redirect: 'manual' }));
}

function pageOf(url) {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
