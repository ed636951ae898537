// What goes on without a page: Tessera opens without a network, and alerts arrive.
//
// The page and all of its files are kept as they belong together: one cache for each build, filled when this worker is
// installed and never changed. A new build is a new worker; it takes over when no page of the old one is open any more,
// so that a page always finds its own files. What the server says of tables and people is never kept.

// The build writes its own files here; while developing there are none, and nothing is kept.
const BUILD = { version: 'none', files: [] };

const CACHE = `tessera-${BUILD.version}`;
const PAGE = '/';
const isBuilt = BUILD.files.length > 0;

self.addEventListener('install', (event) => {
  if (isBuilt) event.waitUntil(keep());
});

async function keep() {
  const cache = await caches.open(CACHE);
  // One after the other: the page itself is loading, and a server counts how often it is asked.
  for (const file of [PAGE, ...BUILD.files]) await cache.add(file);
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith('tessera-') && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (!isBuilt || request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname === '/api' || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(open(request));
  else if (BUILD.files.includes(pathname)) event.respondWith(load(request));
});

/** A page: from the server, which may have a newer one; without a network the kept one, which then says so. */
async function open(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE, { cacheName: CACHE });
    if (!kept) throw error;
    return kept;
  }
}

/** A file of the build: its name changes with its content, so the kept one is the right one. */
async function load(request) {
  return (await caches.match(request, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request);
}

// Alerts

self.addEventListener('push', (event) => {
  const { title = 'Tessera', body = '', url = '/', tag = '' } = event.data?.json() ?? {};
  // The next turn at a table replaces the alert of the last one, and is heard again.
  const options = { body, tag, renotify: tag !== '', icon: '/icon-192.png', data: { url } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.url ?? '/'));
});

/** Bring a page to the front: one that is open, else a new one. */
async function show(url) {
  // Always of this site, by whatever name the alert calls it: here the reader is signed in.
  const { pathname, search, hash } = new URL(url, self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((window) => new URL(window.url).pathname === pathname);
  return there ? there.focus() : self.clients.openWindow(pathname + search + hash);
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)));

/** A browser may end a subscription and start another by itself; the server must know of it, or alerts would stop. */
async function subscribeAgain({ oldSubscription, newSubscription }) {
  const answer = await fetch('/api/me/alerts');
  // Nobody is signed in here any more, so nobody is to be told.
  if (!answer.ok) return;
  const { push_key } = await answer.json();
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: push_key,
    }));
  const { endpoint, keys } = subscription.toJSON();
  await tell('POST', { endpoint, p256dh: keys.p256dh, auth: keys.auth });
  if (oldSubscription) await tell('DELETE', { endpoint: oldSubscription.endpoint });
}

function tell(method, body) {
  const headers = { 'Content-Type': 'application/json', 'X-Tessera': '1' };
  return fetch('/api/me/alerts/push', { method, headers, body: JSON.stringify(body) });
}
