// Opens the page of an event's door where there is no network. It keeps no data: the page itself keeps the list of guests.
const cacheName = 'door-1';
const pageKey = '/event/door';

const isDoor = ({ pathname }) => /^\/event\/[^/]+\/check-in$/.test(pathname);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== self.location.origin) return;
  if (event.request.mode === 'navigate' && isDoor(url)) event.respondWith(openPage(event.request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(openFile(event.request));
});

/** The page is read again each time, so that a new release replaces the old one with its files. */
async function keep({ page, files }) {
  const cache = await caches.open(cacheName);
  const answer = await fetch(page, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  const named = [...(await answer.clone().text()).matchAll(/\/assets\/[\w.-]+/g)].map(
    ([name]) => name,
  );
  const wanted = new Set([...files, ...named]);
  for (const path of wanted) if (!(await cache.match(path))) await cache.add(path);
  await cache.put(pageKey, answer);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== pageKey && !wanted.has(pathname)) await cache.delete(url);
  }
}

async function openPage(request) {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await (await caches.open(cacheName)).match(pageKey);
    if (kept) return kept;
    throw failure;
  }
}

async function openFile(request) {
  const kept = await (await caches.open(cacheName)).match(request.url);
  return kept ?? fetch(request);
}
