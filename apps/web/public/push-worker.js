/* Shows what the office sends while the site is closed, and opens the match at a press; without a line it says so. */

/** Messages are encrypted on the way, so what arrives is ours: {tag, title, body, url}. */
function read(data) {
  try {
    return data ? data.json() : {};
  } catch {
    return {};
  }
}

/** An address of our own site; a message leads nowhere else. */
function ownAddress(url) {
  const target = new URL(url || '/desk', self.location.origin);
  return target.origin === self.location.origin ? target.href : `${self.location.origin}/desk`;
}

/** A message that comes twice has the same tag, and is one notice. */
async function show({ tag, title, body, url }) {
  await self.registration.showNotification(title || 'Fieldpost', {
    body: body || '',
    ...(tag ? { tag } : {}),
    data: { url: ownAddress(url) },
  });
}

/** Goes to the page where it is open already, else opens it. */
async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { pathname } = new URL(url);
  const there = pages.find((page) => new URL(page.url).pathname === pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(url);
}

const AS_JSON = { method: 'POST', headers: { 'content-type': 'application/json' } };

/** The key that browsers subscribe with now; null: nobody is signed in here, or this Fieldpost sends no push. */
async function keyOfNow() {
  const answer = await fetch('/graphql', { ...AS_JSON, body: JSON.stringify({ query: '{ me { pushKey } }' }) });
  const { data } = await answer.json();
  return data?.me?.pushKey ?? null;
}

/**
 * The push service has ended what the browser subscribed to. It subscribes anew, and tells Fieldpost in the name of whoever is signed in;
 * where nobody is, nothing is subscribed to any more. Not every browser says what was ended, or what it has made in its place.
 */
async function subscribeAnew({ newSubscription }) {
  const { pushManager } = self.registration;
  const key = await keyOfNow();
  const made = newSubscription ?? (await pushManager.getSubscription());
  // It may have been made with the key of before, which is good for nothing.
  await made?.unsubscribe();
  if (key === null) return;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ name: 'This browser', endpoint, ...keys });
  const { ok } = await fetch('/api/v1/me/devices', { ...AS_JSON, body });
  if (!ok) await subscription.unsubscribe();
}

/** Kept by the browser: what a page is instead while there is no line. It tries again by itself. */
const OFFLINE = '/offline.html';
const KEPT = 'fieldpost-1';

async function keep() {
  const kept = await caches.open(KEPT);
  await kept.add(new Request(OFFLINE, { cache: 'reload' }));
  await self.skipWaiting();
}

/** A page comes from the office and from nowhere else: nobody shall play on what is out of date. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
});
self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAnew(event)));
