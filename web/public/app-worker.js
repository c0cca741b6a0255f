// Shows notifications, and opens the app without a network, with what its person last read of their own.
const shell = 'app-1';
const shellPage = '/today';
const mostFiles = 300;
const answersOf = (person) => `answers-1-${person}`;
const mostAnswers = 100;
const answersLast = 7 * 24 * 3_600_000;

const shared = 'shared-1';
const sharedPage = '/shared-files';
const mostShared = 10;

const isOwnAnswer = ({ pathname }) =>
  /^\/api\/(today|appointments|registrations|conversations|unread-counts|profiles\/me)(\/|$)/.test(
    pathname,
  );

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(keepShell(event.data)));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === 'POST' && request.mode === 'navigate' && url.pathname === sharedPage)
    event.respondWith(keepShared(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(openFile(event));
  else if (isOwnAnswer(url)) event.respondWith(answer(event));
});

/** The share menu posts files, which wait here until their person says where they go. The latest replace earlier ones. */
async function keepShared(request) {
  const files = (await request.formData()).getAll('files').filter((file) => file instanceof File);
  await caches.delete(shared);
  const cache = await caches.open(shared);
  for (const [at, file] of files.slice(0, mostShared).entries()) {
    const headers = { 'content-type': file.type, 'x-file-name': encodeURIComponent(file.name) };
    await cache.put(`${sharedPage}/${at}`, new Response(file, { headers }));
  }
  return Response.redirect(sharedPage, 303);
}

/** The page is read again each time, so that a new release replaces the old one. */
async function keepShell({ files }) {
  const cache = await caches.open(shell);
  const page = await fetch(shellPage, { headers: { accept: 'text/html' } });
  if (!page.ok) return;
  const named = [...(await page.clone().text()).matchAll(/\/assets\/[\w.-]+/g)].map(
    ([name]) => name,
  );
  for (const path of new Set([...files, ...named]))
    if (!(await cache.match(path))) await cache.add(path);
  await cache.put(shellPage, page);
  await drop(cache, mostFiles, shellPage);
}

/** Keeps the newest; the cache lists them in the order in which they came. */
async function drop(cache, most, kept) {
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== kept);
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}

async function openPage(request) {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await (await caches.open(shell)).match(shellPage);
    if (kept) return kept;
    throw failure;
  }
}

/** A file's name holds a digest of it, so that one that is kept is the right one. */
async function openFile(event) {
  const { request } = event;
  const kept = await keptIn(shell, request.url);
  if (kept) return kept;
  const file = await fetch(request);
  if (file.ok) event.waitUntil(keep(shell, request.url, file.clone(), mostFiles));
  return file;
}

/** A browser that may not read what it keeps has nothing. */
const keptIn = (cacheName, url) => caches.match(url, { cacheName }).catch(() => undefined);

/** What cannot be kept, on a full disk, is read from the network the next time. */
async function keep(cacheName, url, response, most) {
  try {
    const cache = await caches.open(cacheName);
    await cache.delete(url);
    await cache.put(url, response);
    await drop(cache, most, shellPage);
  } catch {
    // The answer has gone to the page already.
  }
}

/** Each person's answers have a cache of their own, and the page deletes them all when a session ends. */
async function answer(event) {
  const { request } = event;
  const person = personOf(request);
  if (!person) return fetch(request);
  let fresh;
  try {
    fresh = await fetch(request);
  } catch (failure) {
    const kept = await keptIn(answersOf(person), request.url);
    if (kept && Date.now() - Date.parse(kept.headers.get('date')) < answersLast) return kept;
    throw failure;
  }
  if (fresh.ok) event.waitUntil(keep(answersOf(person), request.url, fresh.clone(), mostAnswers));
  return fresh;
}

function personOf(request) {
  const [, claims] = (request.headers.get('authorization') ?? '').split('.');
  if (!claims) return undefined;
  return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub;
}

self.addEventListener('push', (event) => {
  const { text, path, tag } = event.data.json();
  const look = { body: text, tag, icon: '/icon-192.png', badge: '/badge.png', data: { path } };
  event.waitUntil(self.registration.showNotification('Sidework', look));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** A window that shows something else may hold what its person is writing, so it is left as it is. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const address = new URL(path, self.location.origin).href;
  const shown = windows.find(({ url }) => url === address);
  return shown ? shown.focus() : self.clients.openWindow(address);
}
