// What tells this device: shows what the server sent, and opens the match that is pressed. It fetches and keeps nothing.

/** What was sent; an older or a newer server may say it otherwise. */
function read(data) {
  try {
    const { match, text } = data.json();
    return { match: /^[\w-]{1,64}$/.test(match) ? match : '', text: String(text) };
  } catch {
    return { match: '', text: '' };
  }
}

self.addEventListener('install', () => self.skipWaiting());

// A push of which nothing is shown ends the subscription in some browsers.
self.addEventListener('push', (event) => {
  const { match, text } = read(event.data);
  const more = { body: text, tag: match || 'gaslamp', renotify: true, icon: '/icon.svg', data: { match } };
  event.waitUntil(self.registration.showNotification('Gaslamp', more));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.match ?? ''));
});

/** The page of that match that is open already, else a new one. */
async function open(match) {
  const path = match === '' ? '/' : `/m/${match}`;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
