/*
 * Stores a page of the shopper's own as it was answered last, and shows it again when there is no connection. It is registered for these pages
 * alone, and stores nothing but them. What is stored belongs to one session, by the id in the cookie that scripts can read: once the browser
 * has another session or none, it is removed and never shown. So it is by whatever is sent, and by every answer that is not the page (a redirect
 * to sign in, an error). In a browser that does not let a worker read cookies nothing is stored.
 */
const STORE = 'forecourt.garage';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === 'store') event.waitUntil(storePage(event.source));
  if (event.data === 'check') event.waitUntil(ownStore());
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event.request));
});

async function answer(request) {
  const isGet = request.method === 'GET';
  if (!isGet) await forget();
  const before = await ownStore();
  let response;
  try {
    response = await fetch(request);
  } catch (error) {
    const stored = isGet && before !== null ? await caches.match(pageOf(request.url), { cacheName: before }) : undefined;
    if (stored === undefined) throw error;
    // The page says that it is not of now.
    const html = (await stored.text()).replace('<fc-garage ', '<fc-garage data-stored="" ');
    return new Response(html, { headers: stored.headers });
  }
  if (isGet) await keep(request.url, response.clone(), before);
  return response;
}

/** Stores a page if the session that it was asked for in is still the browser's. */
async function keep(url, response, before) {
  if (response.status !== 200 || response.redirected) return forget();
  const now = await ownStore();
  if (now !== null && now === before) await (await caches.open(now)).put(pageOf(url), response);
}

/** The page that was open before there was a worker, asked for once more. */
async function storePage(client) {
  if (client === null) return;
  const before = await ownStore();
  await keep(client.url, await fetch(pageOf(client.url), { redirect: 'manual' }), before);
}

/** Removes what other sessions have stored; the name of this one's store, or null when nobody is signed in. */
async function ownStore() {
  const cookie = (await self.cookieStore?.get('__Host-signed_in')) ?? (await self.cookieStore?.get('signed_in'));
  const name = /^[\w-]{22}$/.test(cookie?.value ?? '') ? `${STORE}.${cookie.value}` : null;
  await forget(name);
  return name;
}

async function forget(except = null) {
  for (const name of await caches.keys()) if (name.startsWith(STORE) && name !== except) await caches.delete(name);
}

function pageOf(url) {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
