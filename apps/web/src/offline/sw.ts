declare const self: ServiceWorkerGlobalScope

// Both are filled in when the app is built.
const CACHE = 'gam-__BUILD__'
const FILES: unknown = '__FILES__'

/** Everything the app consists of is fetched once; from then on it needs no network. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  if (Array.isArray(FILES))
    await cache.addAll(FILES.map((path) => new Request(String(path), { cache: 'reload' })))
  await self.skipWaiting()
}

async function forgetOlder(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('gam-') && name !== CACHE) await caches.delete(name)
  await self.clients.claim()
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request.mode === 'navigate' ? '/' : request, { ignoreSearch: true })
  return kept ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin)
    event.respondWith(answer(request))
})

export {}
