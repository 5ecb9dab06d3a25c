// Keeps the whole site on the device once it was visited. The build fills in version and files. Files carry their
// fingerprint in the name, so what is kept is never stale; the page itself is asked for from the network first.
const KEPT = 'paddock VERSION';
const FILES = [/* FILES */];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const drop = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(drop)
      .then(() => self.clients.claim()),
  );
});

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
  } catch {
    // No network: the page as we know it.
  }
  return (await caches.match('/index.html')) || Response.error();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname).then((kept) => kept || fetch(request)));
  }
});

// Somebody's turn, told by the server while no page looks at the table, or news of a season. A page that shows the same turn uses the same
// tag, so that a device never shows two.
self.addEventListener('push', (event) => {
  let reminder;
  try {
    reminder = event.data.json();
  } catch {
    // Browsers take the permission away from sites that are silent: something is shown whatever came.
    reminder = { table: '', title: 'Paddock', body: '' };
  }
  // What is not about a turn has the path of its page instead of a table.
  const { table, turnId, title, body, path = table ? `/t/${table}` : '/' } = reminder;
  const options = {
    body,
    tag: table ? `${table}-${turnId}` : path,
    icon: '/icon-192.png',
    data: { path },
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

// A click leads to the table: to the tab where it is open, or to a new one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  const show = (tabs) => {
    const there = tabs.find((tab) => new URL(tab.url).pathname === path);
    return there ? there.focus() : self.clients.openWindow(path);
  };
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(show));
});
