/**
 * Takes the place of the service worker of a portal that was at this origin before, which would go on showing its own
 * pages. It removes itself and what that worker stored, and loads the windows that it controlled again.
 */
/* global self, caches */
self.addEventListener('install', () => self.skipWaiting());

async function remove() {
  await self.registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  const windows = await self.clients.matchAll({ type: 'window' });
  // A window that is closed meanwhile needs no page.
  await Promise.allSettled(windows.map((client) => client.navigate(client.url)));
}

self.addEventListener('activate', (event) => event.waitUntil(remove()));
