// Keeps every file of one version, so that everything works without a network.
const FILES = [/* files */];
const VERSION = "sixfold-/* hash */";

self.addEventListener("install", (event) => {
  const requests = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(requests)));
});

self.addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name.startsWith("sixfold-") && name !== VERSION);
  const clear = async () => {
    await Promise.all(others(await caches.keys()).map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(clear());
});

// A page with an old game in it changes the version only when its reader says so.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const kept = caches.open(VERSION).then((cache) => cache.match(request, { ignoreSearch: true }));
  event.respondWith(kept.then((response) => response ?? fetch(request)));
});
