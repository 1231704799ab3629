// Service worker for push notifications: shows the messages of the server and opens the match whose notification is pressed. It
// fetches and caches nothing.

/** Reads a push message; an older or newer server may send a different form. */
function read(data) {
  try {
    const { match, text } = data.json();
    return { match: /^[\w-]{1,64}$/.test(match) ? match : '', text: String(text) };
  } catch {
    return { match: '', text: '' };
  }
}

self.addEventListener('install', () => self.skipWaiting());

// Some browsers end the subscription after a push that shows no notification.
self.addEventListener('push', (event) => {
  const { match, text } = read(event.data);
  const more = { body: text, tag: match || 'gaslamp', renotify: true, icon: '/icon-192.png', data: { match } };
  event.waitUntil(self.registration.showNotification('Gaslamp', more));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.match ?? ''));
});

/** Focuses the page of that match if it is open already, and otherwise opens a new one. */
async function open(match) {
  const path = match === '' ? '/' : `/m/${match}`;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
